// The decks that one may play with, those of the shelf and one's own, and those that others brought.
import { deckNamed, listDecks, type Described } from '../net/decks';

class Shelf {
  decks = $state.raw<Described[]>([]);
  failed = $state(false);
  #met = $state.raw<Described[]>([]);
  #asked = new Set<string>();

  get known(): Described[] {
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
