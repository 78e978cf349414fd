import { describe, expect, it } from 'vitest';
import type { Described } from '../net/decks';
import type { DeckCard, DeckFile } from './deck';
import { cardSpeaksOf, deckSpeaksOf, nameOf, sample, shareOf, wordsOf } from './search';

const card = (id: string, more: Partial<DeckCard> = {}): DeckCard => ({ id, year: 1900, title: { fr: id }, ...more });
const deck: Described = {
  id: 'sea',
  title: { fr: 'L’histoire de notre île', en: 'Our island' },
  description: { fr: 'Phares et naufrages', en: 'Lighthouses and wrecks' },
  cards: 4,
  themes: ['trade', 'war'],
  colour: '#18777b',
  cover: 'lighthouse',
  licence: '',
  languages: ['fr', 'en'],
  familiarity: 3,
  spread: [],
  from: 1800,
  to: 2000,
};
const finds = (wish: string): boolean => deckSpeaksOf(deck, wordsOf(wish));

describe('searching', () => {
  it('minds neither accents, capitals nor the order of words', () => {
    expect(finds('ILE histoire')).toBe(true);
    expect(finds('phare')).toBe(true);
    expect(finds('islands')).toBe(false);
    expect(finds('island phare')).toBe(true);
  });
  it('looks for beginnings of words', () => {
    expect(finds('oire')).toBe(false);
    expect(finds('l’hist')).toBe(true);
  });
  it('looks at the face of a card, not at its fact', () => {
    const lamp = card('lamp', {
      title: { fr: 'L’électricité' },
      dated: { fr: 'premières lampes' },
      fact: { fr: 'Un dimanche' },
    });
    expect(cardSpeaksOf(lamp, wordsOf('electricite lampes'))).toBe(true);
    expect(cardSpeaksOf(lamp, wordsOf('dimanche'))).toBe(false);
  });
});

describe('decks', () => {
  it('that were sent are named by their code', () => {
    expect(nameOf({ id: 'sea' })).toBe('sea');
    expect(nameOf({ id: 'sea', hash: '0123456789ab' })).toBe('01234-56789');
  });
  it('have a share of a theme', () => {
    const content: DeckFile = {
      format: 1,
      id: 'sea',
      title: {},
      cards: [card('a', { themes: ['war'] }), card('b'), card('c'), card('d')],
    };
    expect(shareOf(['war'], deck, undefined)).toBe(1);
    expect(shareOf(['music'], deck, undefined)).toBe(0);
    expect(shareOf(['war', 'law'], deck, content)).toBe(0.25);
  });
  it('show their best-known cards, each drawing once', () => {
    const cards = [
      card('a', { familiarity: 1 }),
      card('b', { familiarity: 5, illustration: 'x' }),
      card('c', { familiarity: 4, illustration: 'x' }),
      card('d', { familiarity: 3, illustration: 'y' }),
    ];
    expect(sample(cards).map(({ id }) => id)).toEqual(['b', 'd', 'a']);
    expect(sample(cards.slice(0, 1))).toHaveLength(1);
  });
});
