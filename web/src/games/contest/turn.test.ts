import { describe, expect, it } from 'vitest';
import { roundsOf } from './points';
import { phaseOf, turnOf } from './turn';
import type { ContestHappening, ContestView } from './view';

const view = (some: Partial<ContestView>): ContestView =>
  ({ seats: 4, to_act: [], giving: null, proposal: null, contester: null, ...some }) as ContestView;

describe('a turn', () => {
  it('begins with whoever places', () => {
    const placing = view({ to_act: [2] });
    expect(phaseOf(placing)).toBe('placing');
    expect(turnOf(placing, null)).toEqual({
      order: [2, 3, 0, 1],
      parts: ['idle', 'idle', 'places', 'idle'],
      contester: null,
    });
  });
  it('asks the others one by one', () => {
    const deciding = view({ to_act: [0], proposal: { seat: 2, card: 'a', gap: 0 } });
    expect(phaseOf(deciding)).toBe('deciding');
    expect(turnOf(deciding, null)).toEqual({
      order: [2, 3, 0, 1],
      parts: ['decides', 'next', 'placed', 'accepted'],
      contester: null,
    });
  });
  it('ends with a gift', () => {
    const giving = view({ to_act: [0], giving: { from: 0, to: 2 } });
    const turned = { seat: 2, card: 'a', right: false, contester: 0 };
    expect(turnOf(giving, turned)).toEqual({
      order: [2, 3, 0, 1],
      parts: ['gives', 'idle', 'receives', 'accepted'],
      contester: 0,
    });
    expect(turnOf(giving, null).parts).toEqual(['gives', 'idle', 'receives', 'idle']);
  });
  it('ends with a gift to anybody where all have accepted', () => {
    const giving = view({ to_act: [1], giving: { from: 1, to: null } });
    const turned = { seat: 1, card: 'a', right: false, contester: null };
    expect(turnOf(giving, turned).parts).toEqual(['accepted', 'gives', 'accepted', 'accepted']);
  });
});

describe('points', () => {
  const scored = (round: number, points: number[]): ContestHappening =>
    ({ before: { round }, events: [{ type: 'scored', points, totals: [] }] }) as unknown as ContestHappening;

  it('are shown round by round', () => {
    const log = [scored(1, [8, 0]), scored(2, [0, 5])];
    expect(roundsOf(view({ round: 3, totals: [8, 5] }), log)).toEqual([
      { from: 1, to: 1, points: [8, 0] },
      { from: 2, to: 2, points: [0, 5] },
    ]);
  });
  it('are one sum where nobody here saw them scored', () => {
    expect(roundsOf(view({ round: 4, totals: [9, 6] }), [scored(3, [1, 1])])).toEqual([
      { from: 1, to: 2, points: [8, 5] },
      { from: 3, to: 3, points: [1, 1] },
    ]);
    expect(roundsOf(view({ round: 1, totals: [0, 0] }), [])).toEqual([]);
  });
});
