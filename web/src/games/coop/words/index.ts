// The texts of Together that take values.
import type { Language } from '../../../net/messages';
import { as, cases, someOrNone, text, type ShapeOf } from '../../../words/shape';
import { texts } from '../../../words/texts';
import type english from './en.json';

type Keys = [keys: string[], what: string][];

const shape = {
  keys: as<Keys>(),
  replay: { turnEnded: text('name') },
  board: {
    matching: text('icon'),
    matches: text('own: number', 'team: number'),
    matchesTeam: text('team: number'),
    free: cases(['free: number', 'all: number'], ({ all }) => (all ? 'some' : 'none')),
    points: text('n: number'),
    freePlace: text('where', 'n: number'),
    wish: text('where', 'n: number'),
    below: text('n: number'),
    above: text('n: number'),
    handOf: text('name'),
    seeHand: text('name'),
    suggest: text('card', 'name'),
    suggested: text('by', 'card', 'owner'),
    aimed: text('where'),
    iconOn: text('icon'),
    iconMissing: text('icon'),
    atStart: text('year'),
    atEnd: text('year'),
    overGap: text('year', 'a', 'b'),
    noPlace: text('year', 'a', 'b'),
    nowMatch: text('year', 'icon'),
    end: {
      how: text('points: number', 'cards: number'),
      played: text('n: number'),
      stuck: text('name', 'round: number'),
    },
    screen: {
      teamScore: text('score: number'),
      stuck: text('n: number'),
      toMatch: cases(['n: number'], someOrNone),
    },
  },
} satisfies ShapeOf<typeof english>;

export const coopWords = texts<typeof english, typeof shape>('coop', shape);
// What its board, scene and end say.
export const coopBoardWords = (language: Language) => coopWords(language).board;
export type CoopBoardWords = ReturnType<typeof coopBoardWords>;
