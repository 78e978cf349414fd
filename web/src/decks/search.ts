// Finding decks and cards by their words, whatever the accents and capitals.
import type { Described, OwnDeck } from '../net/decks';
import { shareCode } from './code';
import type { DeckCard, DeckFile, Translated } from './deck';

export type AnyDeck = Described & Partial<Pick<OwnDeck, 'hash'>>;

// What a deck is called in addresses: those that were sent by their code, as ids may be the same.
export const nameOf = ({ id, hash }: { id: string; hash?: string }): string => (hash ? shareCode(hash) : id);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’']/g, ' ')
    .toLowerCase();

export const wordsOf = (wish: string): string[] => plain(wish).split(/\s+/).filter(Boolean);

// Every word begins some word of the text.
function speaksOf(words: string[], texts: (Translated | undefined)[]): boolean {
  const text =
    ' ' + plain(texts.flatMap((each) => Object.values(each ?? {})).join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return words.every((word) => text.includes(' ' + word));
}

export const deckSpeaksOf = (deck: Described, words: string[]): boolean =>
  speaksOf(words, [deck.title, deck.description]);
// Clues and facts are left out: a card is known by its face.
export const cardSpeaksOf = (card: DeckCard, words: string[]): boolean => speaksOf(words, [card.title, card.dated]);

// The share of a deck's cards that are of these themes; all or nothing as long as its cards are not known.
export function shareOf(themes: string[], deck: Described, content: DeckFile | undefined): number {
  if (!content) return deck.themes.some((each) => themes.includes(each)) ? 1 : 0;
  const ofThem = content.cards.filter((card) => card.themes?.some((each) => themes.includes(each)));
  return ofThem.length / Math.max(1, content.cards.length);
}

// Three that are known to many and differ in what is drawn.
export function sample(cards: DeckCard[]): DeckCard[] {
  const best = [...cards].sort((a, b) => (b.familiarity ?? 3) - (a.familiarity ?? 3));
  const drawn = new Set<string>();
  const differing = best.filter(({ illustration = '' }) => !drawn.has(illustration) && drawn.add(illustration));
  return [...differing, ...best.filter((card) => !differing.includes(card))].slice(0, 3);
}
