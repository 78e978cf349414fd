// What has happened in the duel that goes on, as far as this browser saw it.
import type { Face } from '../../net/messages';
import type { CardId, Dated, GameEvent, Seat } from '../types';
import type { ChallengeHappening } from './view';

export type Guess = Extract<GameEvent, { type: 'guessed' }>;
export interface Miss {
  seat: Seat;
  card: Dated;
  after: number | null; // the year it was placed after, or before
  before: number | null;
}

export interface Fight {
  placers: Record<CardId, Seat>;
  misses: Miss[];
  guesses: Guess[];
  out: Seat[];
  fresh: CardId | null; // placed last, and right
}

// What both kinds of duel show of this moment.
export interface Round {
  fight: Fight;
  face: Face | undefined;
  acting: Seat | null;
  acts: boolean; // this seat
  sending: boolean;
  free: boolean; // to act now
}

export function fightOf(log: ChallengeHappening[]): Fight {
  const fight: Fight = { placers: {}, misses: [], guesses: [], out: [], fresh: null };
  const begun = log.map(({ events }) => events.some((event) => event.type === 'duel')).lastIndexOf(true);
  for (const [i, { events, before }] of log.entries()) {
    if (i <= begun) continue;
    for (const event of events) {
      if (event.type === 'guessed') fight.guesses.push(event);
      if (event.type === 'out') fight.out.push(event.seat);
      if (event.type !== 'placed') continue;
      fight.fresh = event.right ? event.card : null;
      if (event.right) fight.placers[event.card] = event.seat;
      else {
        fight.misses.push({
          seat: event.seat,
          card: { card: event.card, year: event.year },
          after: before.line?.[event.gap - 1]?.year ?? null,
          before: before.line?.[event.gap]?.year ?? null,
        });
      }
    }
  }
  return fight;
}
