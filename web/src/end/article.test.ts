import { describe, expect, it } from 'vitest';
import { articleOf } from './article';

describe('the article of a card', () => {
  it('is found by its title in the language of the reader', () => {
    expect(articleOf({ precision: 'exact', source: 'Bombe atomique' }, 'fr')).toBe(
      'https://fr.wikipedia.org/wiki/Bombe_atomique',
    );
    expect(articleOf({ precision: 'exact', source: 'AC/DC?' }, 'en')).toBe('https://en.wikipedia.org/wiki/AC%2FDC%3F');
  });
  it('may have an address of its own', () => {
    expect(articleOf({ precision: 'exact', source: 'https://example.org/a' }, 'fr')).toBe('https://example.org/a');
    expect(articleOf({ precision: 'exact', source: 'javascript:alert(1)' }, 'en')).toMatch(/^https:\/\/en\.wikipedia/);
  });
  it('may be missing', () => {
    expect(articleOf({ precision: 'about' }, 'fr')).toBeNull();
    expect(articleOf(undefined, 'fr')).toBeNull();
  });
});
