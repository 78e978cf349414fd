import { describe, expect, it } from 'vitest';
import type { Problem } from '../net/decks';
import { wordsIn } from '../words/words';
import { complaintsOf, nextRow } from './complaints';
import { emptyCard, emptyDraft } from './draft';

const { maker: fr } = wordsIn('fr');
const { maker: en } = wordsIn('en');

const card = (key: string, year: number | null, title: string, typed = '') => ({
  ...emptyCard(key),
  year,
  typed,
  title: { fr: title },
});
const draft = {
  ...emptyDraft('fr'),
  cards: [card('a', 1900, 'Le bac'), card('b', null, 'Le phare', '18E6'), card('c', 1950, 'Le bac'), emptyCard('d')],
};
const problem = (more: Partial<Problem>): Problem => ({
  flaw: 'other',
  severity: 'warning',
  card: null,
  message: 'something',
  message_fr: 'quelque chose',
  ...more,
});

describe('complaints', () => {
  it('stand at their rows, with a year that would do', () => {
    const list = complaintsOf(draft, [problem({ card: 1, flaw: 'x' }), problem({})], ['a', 'c'], fr, 'fr');
    expect(list.map(({ key, isError }) => [key, isError])).toEqual([
      [null, false],
      ['b', true],
      ['c', false],
    ]);
    expect(list[1]).toMatchObject({ field: 'year', guess: 1836 });
    expect(list[1]!.text).toContain('18E6');
    expect(list[2]!.text).toBe('Quelque chose.');
  });
  it('name the other card and the field in words', () => {
    const twins = problem({ card: 1, flaw: 'duplicate-title', field: 'title.fr' });
    expect(complaintsOf(draft, [twins], ['a', 'c'], fr, 'fr').at(-1)!.text).toContain('carte 1.');
    const missing = problem({
      field: 'dated',
      message: '3 cards have no “dated”',
      message_fr: '3 cartes n’ont pas de «\u00a0dated\u00a0»',
    });
    expect(complaintsOf(draft, [missing], [], fr, 'fr')[0]!.text).toBe(
      '3 cartes n’ont pas de «\u00a0ce qui est daté\u00a0».',
    );
    expect(complaintsOf(draft, [missing], [], en, 'en')[0]!.text).toBe('3 cards have no “what is dated”.');
  });
  it('say nothing of rows that are gone', () => {
    expect(complaintsOf(draft, [problem({ card: 0 })], ['z'], fr, 'fr').map(({ key }) => key)).toEqual(['b']);
  });
  it('are walked through, round and round', () => {
    const list = complaintsOf(draft, [problem({ card: 1 })], ['a', 'c'], fr, 'fr');
    const order = ['a', 'b', 'c', 'd'];
    expect(nextRow(list, order, null, 1)).toBe('b');
    expect(nextRow(list, order, 'b', 1)).toBe('c');
    expect(nextRow(list, order, 'c', 1)).toBe('b');
    expect(nextRow(list, order, 'b', -1)).toBe('c');
    expect(nextRow([], order, null, 1)).toBeNull();
  });
  it('are walked through and told of a deck of very many cards', () => {
    const many = Array.from({ length: 100_000 }, (_, i) => card(`k${i}`, null, 'Le bac', '?'));
    const order = many.map(({ key }) => key);
    const twins = Array.from({ length: 500 }, (_, i) =>
      problem({ card: 99_000 + i, flaw: 'duplicate-title', field: 'title.fr' }),
    );
    const list = complaintsOf({ ...draft, cards: many }, twins, order, fr, 'fr');
    expect(list.length).toBe(100_500);
    expect(list.at(-1)!.key).toBe('k99999');
    expect(nextRow(list, order, 'k99999', 1)).toBe('k0');
    expect(nextRow(list, order, 'k50000', -1)).toBe('k49999');
  }, 60_000);
});
