// The decks that one may play with, those of the shelf and one's own, and those that others brought.
import type { ShelfDeck } from '../net/api';
import { deckNamed, listDecks } from '../net/decks';

class Shelf {
  decks = $state.raw<ShelfDeck[]>([]);
  failed = $state(false);
  #met = $state.raw<ShelfDeck[]>([]);
  #asked = new Set<string>();

  get known(): ShelfDeck[] {
    return [...this.decks, ...this.#met];
  }

  async load(): Promise<void> {
    this.failed = false;
    try {
      const { decks, mine } = await listDecks();
      // Tables name a deck that somebody made by its hash.
      this.decks = [...decks, ...mine.map((deck) => ({ ...deck, id: deck.hash }))];
    } catch {
      this.failed = true;
    }
  }

  // A deck of somebody else, as soon as it is known.
  async meet(name: string): Promise<void> {
    if (!this.decks.length || this.#asked.has(name) || this.known.some(({ id }) => id === name)) return;
    this.#asked.add(name);
    try {
      this.#met = [...this.#met, { ...(await deckNamed(name)), id: name }];
    } catch {
      this.#asked.delete(name);
    }
  }
}

export const shelf = new Shelf();
