// The games that the page knows, in the order in which they are shown. A new one is a folder and a line here.
import { challenge } from './challenge';
import { contest } from './contest';
import { coop } from './coop';
import type { PageGame } from './game';
import { chronology, classic, firstEdition, twist } from './line';
import type { GameId } from './types';

export const games: Record<GameId, PageGame> = {
  classic,
  'first-edition': firstEdition,
  twist,
  coop,
  challenge,
  chronology,
  contest,
};

export const gameIds = Object.keys(games) as GameId[];
export const gameOf = (id: GameId): PageGame => games[id];
// What is played where nobody has chosen.
export const usualGame: GameId = 'classic';
