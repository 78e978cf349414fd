// The decks that were agreed on, as far as the shelf knows them.
import type { Described } from '../net/decks';
import type { Language, TableSettings } from '../net/messages';

export interface ChosenDeck {
  name: string;
  hash: string;
  deck: Described | undefined;
}

export function decksOf({ decks }: TableSettings, shelf: Described[]): ChosenDeck[] {
  return decks.map((each) => {
    const { name, hash } = typeof each === 'string' ? { name: each, hash: '' } : each;
    return { name, hash, deck: shelf.find((deck) => deck.id === name) };
  });
}

export const titleOf = (deck: Described | undefined, language: Language): string =>
  deck?.title[language] ?? Object.values(deck?.title ?? {})[0] ?? '';
