import { describe, expect, it } from 'vitest';
import { codeIn, strayIn } from './code';

describe('the code of a table', () => {
  it('is found in what was typed', () => {
    expect(codeIn('k7abcd')).toBe('K7ABCD');
    expect(codeIn(' K7A-BCD ')).toBe('K7ABCD');
  });
  it('is found in a link', () => {
    expect(codeIn('https://frise.example/t/k7abcd?x=1')).toBe('K7ABCD');
    expect(codeIn('/t/K7ABCD#end')).toBe('K7ABCD');
  });
  it('has no letters that look alike', () => {
    expect(codeIn('0O1ILU7')).toBe('7');
    expect(strayIn('K0')).toBe(true);
    expect(strayIn('K7')).toBe(false);
    expect(strayIn('https://frise.example/t/K7ABCD')).toBe(false);
  });
});
