import { describe, expect, it } from 'vitest';
import { addressOf, momentOf } from './address';

describe('the address of a moment', () => {
  it.each([
    ['/t/ABCDEF/replay', { eyes: 'onlooker', step: null }],
    ['/t/ABCDEF/replay?seat=2', { eyes: 2, step: null }],
    ['/t/ABCDEF/replay?all#17', { eyes: 'all', step: 17 }],
  ] as const)('%s', (address, moment) => {
    expect(addressOf('ABCDEF', moment)).toBe(address);
    const { search, hash } = new URL(address, 'http://localhost');
    expect(momentOf(search, hash)).toEqual(moment);
  });
  it('forgives what makes no sense', () => {
    expect(momentOf('?seat=x', '#y')).toEqual({ eyes: 'onlooker', step: null });
  });
});
