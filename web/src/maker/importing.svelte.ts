// Reading a file of cards: what became of each of its rows.
import { me } from '../home/me.svelte';
import { currentToken } from '../net/api';
import { codeOf } from '../home/door.svelte';
import {
  complaintOf,
  importDeck,
  messageOf,
  type Column,
  type Complaint,
  type Imported,
  type Remark,
} from '../net/decks';
import type { Language } from '../net/messages';
import { speech } from '../words/words.svelte';
import { cardOf } from './draft';
import { readable } from './rows';
import { beginsWithYear } from './year';

// As the server calls them, whatever the language.
const bareColumns = ['year', 'title', 'dated', 'themes'];

export class Importing {
  state = $state<'choosing' | 'reading' | 'read' | 'refused'>('choosing');
  name = $state('');
  lead = $state(0); // lines that were put before those of the user
  imported = $state.raw<Imported | null>(null);
  remarks = $state.raw<Remark[]>([]);
  columns = $state.raw<Column[]>([]);
  reason = $state.raw<Complaint>({});
  #code = $state('');
  #asked: AbortController | null = null;

  readonly cards = $derived.by(() => {
    const { deck, kind } = this.imported ?? {};
    const cards = (deck?.cards ?? []).map((each) => cardOf(each, speech.language, deck?.themes));
    return kind === 'deck' ? readable(cards) : cards;
  });
  // Why the file was refused.
  readonly refusal = $derived.by(
    () =>
      messageOf(this.reason, speech.language) || speech.words.refused[this.#code] || speech.words.maker.importFailed,
  );

  // Rows out of a spreadsheet. Without a row of names they are taken for columns in the order of the maker's own.
  readRows(text: string, language: Language): void {
    const names = speech.words.maker;
    const isBare = beginsWithYear(text);
    const header = bareColumns.join('\t') + '\n';
    void this.read(new Blob([isBare ? header + text : text]), 'rows.tsv', language, names.pasted);
    this.lead = isBare ? 1 : 0;
  }

  // Columns that were named here are called as in the maker.
  #called({ column }: Column): string | number {
    const { year, title, dated, theme } = speech.words.maker;
    return (this.lead && [year, title, dated, theme][bareColumns.indexOf(String(column))]) || column;
  }

  async read(file: Blob, name: string, language: Language, shown = name): Promise<void> {
    this.stop();
    this.lead = 0;
    const asked = (this.#asked = new AbortController());
    this.name = shown;
    this.state = 'reading';
    try {
      if (!currentToken()) await me.present();
      const imported = await importDeck(file, name, language, asked.signal);
      if (asked.signal.aborted) return;
      this.imported = imported;
      this.remarks = imported.remarks;
      this.columns = imported.columns.map((each) => ({ ...each, column: this.#called(each) }));
      this.state = 'read';
    } catch (error) {
      if (asked.signal.aborted) return;
      const { remarks = [], columns = [], ...said } = complaintOf(error);
      this.#code = codeOf(error);
      // Those that are not translated are for programs.
      this.reason = Object.keys(said).some((each) => each.startsWith('message_')) ? said : {};
      this.remarks = remarks;
      this.columns = columns.map((each) => ({ ...each, column: this.#called(each) }));
      this.state = 'refused';
    }
  }

  stop(): void {
    this.#asked?.abort();
    this.state = 'choosing';
  }
}
