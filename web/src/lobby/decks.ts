// The decks that were agreed on, as far as the shelf knows them.
import type { ShelfDeck } from '../net/api';
import type { Language, TableSettings } from '../net/messages';

export interface ChosenDeck {
  name: string;
  hash: string;
  deck: ShelfDeck | undefined;
}

export function decksOf({ decks }: TableSettings, shelf: ShelfDeck[]): ChosenDeck[] {
  return decks.map((each) => {
    const { name, hash } = typeof each === 'string' ? { name: each, hash: '' } : each;
    return { name, hash, deck: shelf.find((deck) => deck.id === name) };
  });
}

export const titleOf = (deck: ShelfDeck | undefined, language: Language): string =>
  deck?.title[language] ?? Object.values(deck?.title ?? {})[0] ?? '';
