import { describe, expect, it } from 'vitest';
import { periodsOf, ranksOf, rightWheels } from './judge';

const dates = [-500, 850, 1300];
const card = (year: number): { card: string; year: number } => ({ card: String(year), year });

describe('what was right', () => {
  it('takes both periods on a border', () => {
    expect(periodsOf(-500, dates)).toEqual([0, 1]);
    expect(periodsOf(900, dates)).toEqual([2]);
    expect(periodsOf(1301, dates)).toEqual([3]);
  });
  it('lets equal years share their ranks', () => {
    const cards = [card(1900), card(1800), card(1900), card(1950)];
    expect(ranksOf(card(1900), cards)).toEqual([2, 3]);
    expect(rightWheels('order', cards, { wheels: [3, 1, 3, 4] }, [], dates)).toEqual([true, true, true, true]);
  });
  it('counts digits place by place, and none under a wrong sign', () => {
    const of = (sign: number): boolean[] =>
      rightWheels('right-date', [card(-287)], { wheels: [0, 2, 9, 7], sign }, [], dates);
    expect(of(-1)).toEqual([true, true, false, true]);
    expect(of(1)).toEqual([false, false, false, false]);
  });
  it('gives a gap to all who are nearest', () => {
    const answers = [{ wheels: [0, 0, 1, 0] }, { wheels: [0, 0, 3, 0] }, { wheels: [0, 0, 5, 0] }];
    const right = answers.map((each) => rightWheels('gap', [card(1), card(21)], each, answers, dates)[0]);
    expect(right).toEqual([true, true, false]);
  });
});
