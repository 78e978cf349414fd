// From the draft to a deck that others can play with.
import { usualGame } from '../games';
import { codeOf } from '../home/door.svelte';
import { me } from '../home/me.svelte';
import { ApiError, currentToken, openTable } from '../net/api';
import { complaintOf, sendDeck } from '../net/decks';
import { route } from '../route.svelte';
import { speech } from '../words/words.svelte';
import type { Checking } from './checking.svelte';
import { deckOf, isBlank } from './draft';
import type { Editor } from './editor.svelte';
import { forgetDraft, keepDraft } from './keeping';

export type Wish = 'save' | 'print' | 'share' | 'play';

export class Saving {
  busy = $state<Wish | ''>('');
  refused = $state('');
  keeps = $state(true);
  base = $state('');
  saved = $state(0);
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly editor: Editor,
    private readonly checking: Checking,
    private name: string, // under which the draft is kept
    base: string,
    saved: number,
  ) {
    this.base = base;
    this.saved = saved;
  }

  // A moment after each change, and at once when the page goes.
  keepLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keep(), 150);
  }

  keep(): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    if (this.editor.isClean) forgetDraft(this.name);
    else if (this.editor.count || this.editor.canUndo) {
      this.keeps = keepDraft(this.name, { draft: this.editor.draft, base: this.base, saved: this.saved });
    }
  }

  // The name under which there is something to begin with again.
  abandon(): string {
    this.#isOver = true;
    this.#forget();
    return this.name;
  }

  #forget(): void {
    clearTimeout(this.#timer);
    forgetDraft(this.name);
  }

  // The deck's hash, or nothing where it cannot be played with yet.
  async #save(): Promise<string | null> {
    const { editor, checking } = this;
    const words = speech.words.maker;
    if (editor.isClean && this.base) return this.base;
    if (!editor.count) return this.#refuse(words.noCards);
    const unread = editor.cards.find((card) => card.year === null && !isBlank(card));
    if (unread) return this.#refuse(words.errorsLeft(Math.max(1, checking.errors)), unread.key);
    if (!Object.values(editor.draft.title).some((each) => each?.trim())) {
      editor.change('deck.title', { ...editor.draft, title: { [editor.draft.languages[0]!]: words.untitled } });
    }
    const draft = editor.draft;
    const { deck, keys } = deckOf(draft, words.untitled);
    try {
      if (!currentToken()) await me.present();
      const { hash, problems } = await sendDeck(deck, this.base);
      checking.tell(problems, keys);
      editor.settle(draft, new Map(deck.cards.map(({ id }, i) => [keys[i]!, id])));
      this.#savedAs(hash);
      return hash;
    } catch (error) {
      const { problems } = complaintOf(error);
      if (!problems) throw error;
      checking.tell(problems, keys);
      const first = problems.find(({ severity }) => severity === 'error');
      return this.#refuse(
        words.errorsLeft(Math.max(1, checking.errors)),
        first?.card != null ? keys[first.card] : undefined,
      );
    }
  }

  #refuse(why: string, row?: string): null {
    this.refused = `${speech.words.maker.notYet} ${why}`;
    this.editor.fresh = '';
    if (row) this.editor.choose(row);
    return null;
  }

  // The address follows without a new screen: the steps back and the cursor stay.
  #savedAs(hash: string): void {
    this.#forget();
    this.base = hash;
    this.name = hash;
    this.saved = Date.now();
    history.replaceState(null, '', `/make/${hash}`);
    this.keep();
  }

  async want(wish: Wish): Promise<void> {
    if (this.busy) return;
    this.busy = wish;
    this.refused = '';
    try {
      const hash = await this.#save();
      if (!hash) return;
      if (wish === 'save') this.editor.tell(speech.words.maker.saved, false);
      else if (wish === 'play') await this.#play(hash);
      else route.go(`/decks/${hash}?${wish}`);
    } catch (error) {
      this.refused = speech.refusal(error instanceof ApiError ? codeOf(error) : 'other');
    } finally {
      this.busy = '';
    }
  }

  async #play(hash: string): Promise<void> {
    await me.present();
    // Four cards for each, and one to begin the line with.
    const seats = Math.max(2, Math.min(4, Math.floor((this.editor.count - 1) / 4)));
    route.go(`/t/${await openTable({ name: me.name, game: usualGame, seats, decks: [hash] })}`);
  }
}
