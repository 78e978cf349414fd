import { describe, expect, it } from 'vitest';
import { isCode, nameIn, shareCode } from './code';

describe('the code of a deck', () => {
  it('is the beginning of its hash', () => {
    expect(shareCode('0123456789abcdef')).toBe('01234-56789');
  });
  it('is read however it is written', () => {
    for (const typed of [
      '01234-abcde',
      ' 01234 ABCDE ',
      '01234abcde',
      '01234–abcde',
      'https://frise.example/decks/01234-abcde?x',
    ]) {
      expect(nameIn(typed)).toBe('01234-abcde');
    }
  });
  it('may be a deck of the shelf', () => {
    expect(nameIn('https://frise.example/decks/arts')).toBe('arts');
    expect(nameIn(' Arts ')).toBe('arts');
    expect(nameIn('inventions')).toBe('inventions'); // ten letters, but not of a hash
    expect(nameIn('  ')).toBe('');
  });
  it('is told from other words', () => {
    expect(isCode('01234-abcde')).toBe(true);
    expect(isCode('arts')).toBe(false);
  });
});
