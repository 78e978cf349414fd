// What the team has, counted for display. What counts in the end is what the server says.
import type { HeldIcon } from '../types';
import type { CoopView } from './view';

// Each rank begins here; the first one lies below.
const steps = [0, 11, 21, 31, 41, 51, 61];
const lowest = -36;

export interface Score {
  now: number;
  best: number; // if all that can still move went to the ends
  line: number;
  rift: number;
  rest: number;
}

export const heldBy = (view: CoopView, seat: number): HeldIcon[] =>
  (view.hands?.[seat] ?? []).filter((held): held is HeldIcon => typeof held !== 'string');

export function scoreOf(view: CoopView): Score {
  const line = 2 * (view.line?.length ?? 0);
  const rift = (view.rift ?? []).filter((each) => each !== null).length;
  const held = Array.from({ length: view.seats }, (_, seat) => heldBy(view, seat)).flat();
  const stuck = held.filter((each) => each.stuck).length;
  const open = view.draw_count + held.length - stuck;
  const gone = view.discard.length + stuck;
  return { now: line + rift - gone - open, best: line + rift - gone + 2 * open, line, rift, rest: -gone - open };
}

export const rankOf = (score: number): number => steps.filter((step) => score >= step).length;

// The least and the most points of a rank; null: no end.
export const rankBounds = (rank: number): [number | null, number | null] => {
  const next = steps[rank];
  return [steps[rank - 1] ?? null, next === undefined ? null : next - 1];
};

// How much of a rank's part of the thermometer is full, from 0 to 1.
export function fillOf(rank: number, score: number): number {
  const [least, most] = rankBounds(rank);
  const from = least ?? lowest;
  const to = most ?? from + 10;
  return Math.max(0, Math.min(1, (score - from + 1) / (to - from + 1)));
}
