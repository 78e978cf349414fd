// What is looked for on the shelf; it stays while one looks into a deck and comes back.
import { chipsFor, type Family } from '../lobby/themes';
import type { DeckCard } from './deck';
import { library } from './library.svelte';
import { cardSpeaksOf, deckSpeaksOf, nameOf, shareOf, wordsOf, type AnyDeck } from './search';

export type Sieve = 'all' | 'mine' | Family;
export interface FoundCard {
  card: DeckCard;
  deck: AnyDeck;
}

// Less than this of a theme is by the way.
const enough = 0.1;

class Browsing {
  wish = $state('');
  sieve = $state<Sieve>('all');
  entering = $state(false); // somebody's code
  opening = $state<'' | 'waiting' | 'failed'>('');

  words = $derived(wordsOf(this.wish));
  chips = $derived(chipsFor([...new Set(library.all.flatMap(({ themes }) => themes))]));
  #sifted = $derived.by((): AnyDeck[] => {
    if (this.sieve === 'all') return library.all;
    if (this.sieve === 'mine') return library.mine;
    const themes = this.chips.find(({ family }) => family === this.sieve)?.themes ?? [];
    const share = (deck: AnyDeck): number => shareOf(themes, deck, library.contents.get(nameOf(deck)));
    return library.all.filter((deck) => share(deck) >= enough).sort((a, b) => share(b) - share(a));
  });
  decks = $derived(this.#sifted.filter((deck) => deckSpeaksOf(deck, this.words)));
  cards = $derived.by((): FoundCard[] => {
    if (this.wish.trim().length < 2) return [];
    return this.#sifted.flatMap((deck) =>
      (library.contents.get(nameOf(deck))?.cards ?? [])
        .filter((card) => cardSpeaksOf(card, this.words))
        .map((card) => ({ card, deck })),
    );
  });

  // Cards can be searched only once the decks are opened, and that is much to fetch.
  async openDecks(): Promise<void> {
    if (library.all.every((deck) => library.contents.has(nameOf(deck)))) return;
    this.opening = 'waiting';
    try {
      await library.openAll();
      this.opening = '';
    } catch {
      this.opening = 'failed';
    }
  }

  look(wish: string): void {
    this.wish = wish;
    if (wish.trim().length > 1) void this.openDecks();
  }

  sift(sieve: Sieve): void {
    this.sieve = sieve;
    if (sieve !== 'all' && sieve !== 'mine') void this.openDecks();
  }
}

export const browsing = new Browsing();
