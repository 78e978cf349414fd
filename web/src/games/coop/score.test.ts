import { describe, expect, it } from 'vitest';
import { fillOf, rankBounds, rankOf, scoreOf } from './score';
import type { CoopView } from './view';

const some = <T>(n: number, item: T): T[] => Array.from({ length: n }, () => item);

describe('the score of the team', () => {
  it('counts rows, piles and hands', () => {
    const view = {
      seats: 2,
      line: some(15, { card: 'a', year: 1 }),
      rift: [...some(8, { card: 'b', year: 1 }), ...some(6, null)],
      draw_count: 0,
      discard: some(11, 'c'),
      hands: [[{ card: 'd', front: 0, stuck: true, year: 3 }], [{ card: 'e', front: 1 }]],
    } as unknown as CoopView;
    expect(scoreOf(view)).toEqual({ now: 25, best: 28, line: 30, rift: 8, rest: -13 });
  });
  it('has eight ranks', () => {
    expect([-1, 0, 10, 11, 25, 60, 61].map(rankOf)).toEqual([0, 1, 1, 2, 3, 6, 7]);
    expect(rankBounds(0)).toEqual([null, -1]);
    expect(rankBounds(3)).toEqual([21, 30]);
    expect(rankBounds(7)).toEqual([61, null]);
  });
  it('fills the thermometer from below', () => {
    expect(fillOf(0, 5)).toBe(1);
    expect(fillOf(2, 15)).toBe(0.5);
    expect(fillOf(3, 15)).toBe(0);
  });
});
