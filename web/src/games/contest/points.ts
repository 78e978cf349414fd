// Points of the rounds, as far as this browser has seen them scored.
import { find } from './turn';
import type { ContestHappening, ContestView } from './view';

export interface Rounds {
  from: number;
  to: number;
  points: number[]; // by seat
}

const singly = 3;

// The latest rounds one by one; those before them, or not seen, as one sum.
export function roundsOf(view: ContestView, log: ContestHappening[]): Rounds[] {
  const played = view.over ? view.round : view.round - 1;
  const seen = new Map<number, number[]>();
  for (const { before, events } of log) {
    const scored = find(events, 'scored');
    if (scored) seen.set(before.round, scored.points);
  }
  const rounds: Rounds[] = [];
  let rest = view.totals ?? [];
  let round = played;
  for (; round > 1 && rounds.length < singly; --round) {
    const points = seen.get(round);
    if (!points) break;
    rounds.unshift({ from: round, to: round, points });
    rest = rest.map((total, seat) => total - (points[seat] ?? 0));
  }
  if (round >= 1) rounds.unshift({ from: 1, to: round, points: rest });
  return rounds;
}
