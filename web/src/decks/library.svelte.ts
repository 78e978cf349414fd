// The decks that are there, those of this person, and the contents of those that were opened.
import { SvelteMap } from 'svelte/reactivity';
import { ApiError } from '../net/api';
import {
  checkDeck,
  contentOf,
  deckNamed,
  listDecks,
  removeDeck,
  sendDeck,
  type NamedDeck,
  type OwnDeck,
} from '../net/decks';
import { me } from '../home/me.svelte';
import type { DeckFile } from './deck';
import { nameOf, type AnyDeck } from './search';

class Library {
  shelf = $state.raw<AnyDeck[]>([]);
  mine = $state.raw<OwnDeck[]>([]);
  state = $state<'waiting' | 'there' | 'failed'>('waiting');
  all = $derived<AnyDeck[]>([...this.mine, ...this.shelf]);
  found = new SvelteMap<string, NamedDeck>(); // by somebody's code
  missing = new SvelteMap<string, string>(); // why not, by name
  contents = new SvelteMap<string, DeckFile>();
  toMend = new SvelteMap<string, number>(); // cards, by hash
  #asked = new Map<string, Promise<DeckFile>>();

  async load(): Promise<void> {
    if (this.state === 'failed') this.state = 'waiting';
    try {
      const { decks, mine = [] } = await listDecks();
      this.shelf = decks;
      this.mine = mine;
      this.state = 'there';
    } catch {
      if (this.all.length === 0) this.state = 'failed';
    }
    void this.#judge();
  }

  named(name: string): AnyDeck | undefined {
    return this.all.find((deck) => nameOf(deck) === name || deck.hash === name) ?? this.found.get(name);
  }

  isMine = (deck: AnyDeck): boolean => this.mine.some(({ hash }) => hash === deck.hash);

  // One that is not in the lists.
  async find(name: string): Promise<boolean> {
    if (this.named(name)) return true;
    this.missing.delete(name);
    try {
      this.found.set(name, await deckNamed(name));
      return true;
    } catch (error) {
      this.missing.set(name, error instanceof ApiError ? error.code : 'other');
      return false;
    }
  }

  open(name: string): Promise<DeckFile> {
    const known = this.#asked.get(name);
    if (known) return known;
    const asked = contentOf(name).then(
      (content) => {
        this.contents.set(name, content);
        return content;
      },
      (error: unknown) => {
        this.#asked.delete(name);
        throw error;
      },
    );
    this.#asked.set(name, asked);
    return asked;
  }

  openAll = (): Promise<unknown> => Promise.all(this.all.map((deck) => this.open(nameOf(deck))));

  async keep(deck: AnyDeck): Promise<void> {
    await me.present();
    await sendDeck(await this.open(nameOf(deck)));
    await this.load();
  }

  async remove(deck: AnyDeck): Promise<void> {
    await removeDeck(deck.hash ?? '');
    this.found.set(nameOf(deck), deck);
    this.mine = this.mine.filter(({ hash }) => hash !== deck.hash);
  }

  // In the background, one after the other: a sign on the cover is all it is for.
  async #judge(): Promise<void> {
    for (const deck of this.mine.filter(({ hash }) => !this.toMend.has(hash))) {
      try {
        const { problems } = await checkDeck(await this.open(nameOf(deck)));
        this.toMend.set(deck.hash, new Set(problems.flatMap(({ card }) => card ?? [])).size);
      } catch {
        return;
      }
    }
  }
}

export const library = new Library();
