// The decks of the shelf, asked for once.
import { decks, type ShelfDeck } from '../net/api';

class Shelf {
  decks = $state.raw<ShelfDeck[]>([]);
  failed = $state(false);

  async load(): Promise<void> {
    this.failed = false;
    try {
      this.decks = await decks();
    } catch {
      this.failed = true;
    }
  }
}

export const shelf = new Shelf();
