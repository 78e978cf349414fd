import { describe, expect, it } from 'vitest';
import { wordsIn } from './words';
import { yearText } from './years';

describe('the texts', () => {
  it('count cards', () => {
    expect(wordsIn('fr').cards(0)).toBe('0 carte');
    expect(wordsIn('fr').cards(1)).toBe('1 carte');
    expect(wordsIn('fr').cards(2)).toBe('2 cartes');
    expect(wordsIn('en').cards(0)).toBe('0 cards');
    expect(wordsIn('en').cards(1)).toBe('1 card');
  });
  it('write years as their readers expect', () => {
    expect(yearText(-44, false, 'fr')).toBe('44\u00a0av.\u00a0J.-C.');
    expect(yearText(-44, false, 'en')).toBe('44\u00a0BC');
    expect(yearText(-3500, true, 'en')).toBe('around\u00a03500\u00a0BC');
    expect(yearText(-12000, true, 'fr')).toBe('vers\u00a012\u202f000\u00a0av.\u00a0J.-C.');
    expect(yearText(1969, false, 'fr')).toBe('1969');
  });
});
