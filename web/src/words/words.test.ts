import { describe, expect, it } from 'vitest';
import { en } from './en';
import { fr } from './fr';
import { languages } from './languages';
import { yearText } from './years';

function leaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`));
}

describe('the languages', () => {
  it('have the same texts', () => {
    for (const words of Object.values(languages)) expect(leaves(words).sort()).toEqual(leaves(fr).sort());
  });
  it('leave no text empty', () => {
    for (const words of Object.values(languages)) {
      const empty = (value: unknown): boolean =>
        typeof value === 'string'
          ? value.trim() === ''
          : typeof value === 'object' && Object.values(value ?? {}).some(empty);
      expect(empty(words)).toBe(false);
    }
  });
  it('keep French marks with their words', () => {
    const texts = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : typeof value === 'object' ? Object.values(value ?? {}).flatMap(texts) : [];
    expect(texts(fr).filter((text) => / [!?;:»]|« /.test(text))).toEqual([]);
  });
  it('count cards', () => {
    expect(fr.cards(0)).toBe('0 carte');
    expect(fr.cards(1)).toBe('1 carte');
    expect(fr.cards(2)).toBe('2 cartes');
    expect(en.cards(0)).toBe('0 cards');
    expect(en.cards(1)).toBe('1 card');
  });
  it('write years as their readers expect', () => {
    expect(yearText(-44, false, 'fr')).toBe('44\u00a0av.\u00a0J.-C.');
    expect(yearText(-44, false, 'en')).toBe('44\u00a0BC');
    expect(yearText(-3500, true, 'en')).toBe('around\u00a03500\u00a0BC');
    expect(yearText(-12000, true, 'fr')).toBe('vers\u00a012\u202f000\u00a0av.\u00a0J.-C.');
    expect(yearText(1969, false, 'fr')).toBe('1969');
  });
});
