import { describe, expect, it } from 'vitest';
import type { DeckFile } from '../decks/deck';
import { cardOf, deckOf, draftOf, emptyCard, emptyDraft, isBlank, withYear } from './draft';

const deck: DeckFile = {
  format: 1,
  id: 'ile',
  title: { fr: 'L’île', en: 'The island' },
  colour: '#18777b',
  cards: [
    {
      id: 'phare',
      year: 1836,
      precision: 'exact',
      title: { fr: 'Le phare', en: 'The lighthouse' },
      themes: ['war', 'vie-de-l-ile'],
    },
    { id: 'fisher', year: -7000, precision: 'about', title: { fr: 'Les pêcheurs' }, icons: { front: 1, back: 2 } },
  ],
};

describe('a draft', () => {
  it('gives back the deck that it was made of', () => {
    expect(deckOf(draftOf(deck, 'fr'), 'x').deck).toEqual(deck);
    expect(deckOf(draftOf(deck, 'en'), 'x').deck).toEqual(deck);
  });
  it('keeps the names of own themes', () => {
    const named = { ...deck, themes: ['Vie de l’île'] };
    expect(draftOf(named, 'fr').cards[0]!.themes).toBe('guerre, Vie de l’île');
    expect(deckOf(draftOf(named, 'en'), 'x').deck).toEqual(named);
  });
  it('leaves blank rows out and says which rows are left', () => {
    const draft = {
      ...emptyDraft('fr'),
      cards: [emptyCard('a'), { ...emptyCard('b'), year: 1836, title: { fr: 'Le phare' } }],
    };
    expect(isBlank(draft.cards[0]!)).toBe(true);
    const made = deckOf(draft, 'Mon paquet');
    expect(made.keys).toEqual(['b']);
    expect(made.deck).toMatchObject({
      id: 'mon-paquet',
      title: { fr: 'Mon paquet' },
      cards: [{ id: 'le-phare', year: 1836 }],
    });
  });
  it('gives cards ids that neither repeat nor tell the year', () => {
    const card = { ...emptyCard('bcdfghjk'), year: 1848, title: { fr: 'Révolution de 1848' } };
    const ids = deckOf({ ...emptyDraft('fr'), cards: [card, { ...card, key: 'zxwvtsrq' }] }, 'x').deck.cards.map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['revolution-de', 'revolution-de-zxwv']);
  });
  it('has texts only in its languages', () => {
    const draft = { ...draftOf(deck, 'fr'), languages: ['fr' as const] };
    expect(deckOf(draft, 'x').deck.title).toEqual({ fr: 'L’île' });
    expect(deckOf(draft, 'x').deck.cards[0]!.title).toEqual({ fr: 'Le phare' });
  });
});

describe('the year of a card', () => {
  const card = emptyCard('a');
  it('is read while it is typed', () => {
    expect(withYear(card, '44 av. J.-C.')).toMatchObject({ year: -44, precision: 'exact' });
    expect(withYear(card, 'vers 1500')).toMatchObject({ year: 1500, precision: 'about' });
    expect(withYear(card, '18E6')).toMatchObject({ year: null, typed: '18E6' });
  });
  it('stays a century where it is shown with “around”', () => {
    const century = cardOf({ id: 'x', year: 1250, precision: 'century', title: { fr: 'x' } }, 'fr');
    expect(withYear(century, 'vers 1260').precision).toBe('century');
    expect(withYear(century, '1260').precision).toBe('exact');
  });
});
