// One deck being made: its draft with the steps back, and the row that is open.
import type { Language } from '../net/messages';
import { speech } from '../words/words.svelte';
import { emptyCard, isBlank, newKey, withYear, type Draft, type DraftCard, type TextField } from './draft';
import { begun, redone, stepped, undone, type History } from './history';
import { spreadOf } from './plot';
import * as rows from './rows';

export type Cell = 'year' | 'title' | 'dated' | 'theme';
export interface Notice {
  text: string;
  canUndo: boolean;
}

export class Editor {
  #history = $state.raw<History<Draft>>()!;
  #clean = $state.raw<Draft | null>(null);
  chosen = $state<string | null>(null);
  cell = $state<Cell>('year'); // where the cursor goes when a row opens
  calls = $state(0); // grows each time a row is called for
  fresh = $state(''); // the row that was added last and not left yet: it is not scolded for what is not there yet
  language = $state<Language>(speech.language);
  notice = $state.raw<Notice>({ text: '', canUndo: false });

  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly draft = $derived(this.#history.now);
  readonly cards = $derived(this.draft.cards);
  readonly count = $derived(this.cards.filter((each) => !isBlank(each)).length);
  readonly years = $derived(this.cards.map(({ year }) => year).filter((year) => year !== null));
  readonly spread = $derived(spreadOf(this.years));
  readonly card = $derived(this.cards.find((each) => each.key === this.chosen) ?? null);
  readonly isClean = $derived(this.draft === this.#clean);
  readonly canUndo = $derived(this.#history.past.length > 0);
  readonly canRedo = $derived(this.#history.future.length > 0);

  constructor(draft: Draft, isSaved: boolean) {
    const cards = rows.orFirst(draft.cards);
    const shown = cards === draft.cards ? draft : { ...draft, cards };
    this.#history = begun(shown);
    if (isSaved) this.#clean = shown;
    this.language = draft.languages.includes(speech.language) ? speech.language : draft.languages[0]!;
    if (!draft.cards.length) this.fresh = cards[0]!.key;
  }

  change(what: string, next: Draft): void {
    this.#history = stepped(this.#history, next, what, Date.now());
    this.notice = { text: '', canUndo: false };
  }

  #setCards(what: string, cards: DraftCard[]): void {
    if (cards !== this.cards) this.change(what, { ...this.draft, cards });
  }

  edit(key: string, what: string, change: (card: DraftCard) => DraftCard): void {
    this.#setCards(`${key}.${what}`, rows.changed(this.cards, key, change));
  }

  setText(key: string, field: TextField, text: string): void {
    const { language } = this;
    this.edit(key, `${field}.${language}`, (card) => ({ ...card, [field]: { ...card[field], [language]: text } }));
  }

  typeYear(key: string, typed: string): void {
    this.edit(key, 'year', (card) => withYear(card, typed));
  }

  // What was understood is from now on shown as it is written on cards; that is no step.
  settleYear(key: string): void {
    const card = this.cards.find((each) => each.key === key);
    if (!card?.typed || card.year === null) return;
    this.#replace({ ...this.draft, cards: rows.changed(this.cards, key, (each) => ({ ...each, typed: '' })) });
  }

  #replace(now: Draft): void {
    if (this.isClean) this.#clean = now;
    this.#history = { ...this.#history, now };
  }

  choose(key: string | null, cell: Cell = 'year'): void {
    if (this.chosen && this.chosen !== key) {
      this.settleYear(this.chosen);
      if (this.fresh === this.chosen) this.fresh = '';
    }
    this.cell = cell;
    this.chosen = key;
    ++this.calls;
  }

  add(): void {
    const blank = this.cards.find(isBlank);
    if (blank) return this.choose(blank.key);
    const card = emptyCard();
    this.#setCards('', [...this.cards, card]);
    this.choose(card.key);
    this.fresh = card.key;
  }

  // To the row above or below; below the last one a new one begins.
  step(by: 1 | -1, cell: Cell, mayAdd: boolean): void {
    const at = this.cards.findIndex((each) => each.key === this.chosen);
    const next = this.cards[at + by];
    if (next) this.choose(next.key, isBlank(next) ? 'year' : cell);
    else if (by > 0 && mayAdd && this.card && !isBlank(this.card)) this.add();
  }

  titleOf(card: DraftCard): string {
    return card.title[this.language] || Object.values(card.title).find(Boolean) || speech.words.maker.untitledCard;
  }

  remove(key: string): void {
    const at = this.cards.findIndex((each) => each.key === key);
    const card = this.cards[at];
    if (!card) return;
    const left = rows.orFirst(rows.removed(this.cards, key));
    this.#setCards('', left);
    this.choose(left[Math.min(at, left.length - 1)]!.key);
    this.tell(speech.words.maker.removed(this.titleOf(card)), true);
  }

  duplicate(key: string): void {
    const copy = newKey();
    this.#setCards('', rows.duplicated(this.cards, key, copy));
    this.choose(copy, 'title');
    this.tell(speech.words.maker.duplicated, true);
  }

  move(key: string, to: number): void {
    const before = this.cards;
    this.#setCards('', rows.moved(before, key, to));
    if (this.cards === before) return;
    const at = this.cards.findIndex((each) => each.key === key);
    this.tell(speech.words.maker.movedTo(this.titleOf(this.cards[at]!), at + 1), false);
  }

  moveBy(key: string, by: number): void {
    this.move(key, this.cards.findIndex((each) => each.key === key) + by);
  }

  sort(): void {
    this.#setCards('', rows.byYear(this.cards));
    this.tell(speech.words.maker.sorted, true);
  }

  take(more: DraftCard[], instead: boolean, deck: Partial<Draft>): void {
    this.change('', { ...this.draft, ...deck, cards: rows.added(this.cards, more, instead) });
    this.choose(null);
    this.tell(speech.words.maker.taken(more.length), true);
  }

  undo(): void {
    this.#travel(undone(this.#history), speech.words.maker.undone);
  }

  redo(): void {
    this.#travel(redone(this.#history), speech.words.maker.redone);
  }

  #travel(to: History<Draft> | null, text: string): void {
    if (!to) return;
    this.#history = to;
    if (!this.card) this.chosen = null;
    this.tell(text, false);
  }

  // For a while; a step back stays possible after it.
  tell(text: string, canUndo: boolean): void {
    clearTimeout(this.#timer);
    this.notice = { text, canUndo };
    this.#timer = setTimeout(() => (this.notice = { text: '', canUndo: false }), canUndo ? 15_000 : 5_000);
  }

  // Saved: each card has its id for good. Steps back lead to cards with the same ids.
  settle(sent: Draft, ids: Map<string, string>): void {
    const named = (draft: Draft): Draft => ({
      ...draft,
      cards: draft.cards.map((card) => (card.id || !ids.has(card.key) ? card : { ...card, id: ids.get(card.key)! })),
    });
    const isSame = this.draft === sent;
    this.#history = {
      ...this.#history,
      past: this.#history.past.map(named),
      now: named(this.draft),
      future: this.#history.future.map(named),
    };
    this.#clean = isSame ? this.draft : null;
  }
}
