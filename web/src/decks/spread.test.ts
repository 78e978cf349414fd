import { describe, expect, it } from 'vitest';
import { placeAt } from './spread';

describe('a spread of years', () => {
  it('tells where a share of the cards has passed', () => {
    expect(placeAt([0, 4, 0, 0], 0.5)).toBe(0.375);
    expect(placeAt([2, 0, 0, 2], 0.5)).toBe(0.25);
    expect(placeAt([2, 0, 0, 2], 0.75)).toBe(0.875);
    expect(placeAt([1, 1], 1)).toBe(1);
  });
  it('is even where there is nothing', () => {
    expect(placeAt([0, 0], 0.3)).toBe(0.3);
    expect(placeAt([], 0.3)).toBe(0.3);
  });
});
