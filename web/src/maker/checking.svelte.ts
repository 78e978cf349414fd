// The server's opinion of the draft, asked for whenever the hands rest.
import { me } from '../home/me.svelte';
import { currentToken } from '../net/api';
import { checkDeck, type Problem } from '../net/decks';
import { speech } from '../words/words.svelte';
import { complaintsOf, type Complaint } from './complaints';
import { deckOf, type Draft } from './draft';
import type { Editor } from './editor.svelte';

const rest = 600; // ms

export class Checking {
  #problems = $state.raw<Problem[]>([]);
  #keys = $state.raw<string[]>([]);
  state = $state<'waiting' | 'done' | 'failed'>('waiting');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: AbortController | null = null;

  readonly complaints = $derived.by(() => {
    const { draft, count, fresh, card } = this.editor;
    const problems = count ? this.#problems : [];
    return complaintsOf(draft, problems, this.#keys, speech.words.maker, speech.language).filter(
      ({ key, field }) => key === null || key !== fresh || (!field.startsWith('title') && card?.typed),
    );
  });
  readonly byRow = $derived.by(() => {
    const rows = new Map<string, Complaint[]>();
    for (const each of this.complaints) if (each.key) rows.set(each.key, [...(rows.get(each.key) ?? []), each]);
    return rows;
  });
  readonly ofDeck = $derived.by(() => this.complaints.filter(({ key }) => key === null));
  readonly errors = $derived.by(() => this.complaints.filter(({ isError }) => isError).length);
  readonly remarks = $derived.by(() => this.complaints.length - this.errors);

  constructor(private readonly editor: Editor) {}

  // Whenever the draft changes.
  later(draft: Draft): void {
    this.stop();
    this.state = 'waiting';
    this.#timer = setTimeout(() => void this.#ask(draft), rest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
  }

  async #ask(draft: Draft): Promise<void> {
    // A year that is none would end the server's reading: it would have nothing to say about the other cards.
    const dated = draft.cards.filter(({ year }) => year !== null);
    const { deck, keys } = deckOf({ ...draft, cards: dated }, speech.words.maker.untitled);
    if (!keys.length) return this.tell([], []);
    const asked = (this.#asked = new AbortController());
    try {
      if (!currentToken()) await me.present();
      const { problems } = await checkDeck(deck, asked.signal);
      if (asked.signal.aborted) return;
      this.tell(problems, keys);
    } catch {
      if (!asked.signal.aborted) this.state = 'failed';
    }
  }

  tell(problems: Problem[], keys: string[]): void {
    this.#problems = problems;
    this.#keys = keys;
    this.state = 'done';
  }
}
