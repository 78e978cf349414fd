// What is wrong or weak in the draft, by row. Years are judged here, at once; the rest by the server.
import { messageOf, type Problem } from '../net/decks';
import type { Language } from '../net/messages';
import { allLanguages, isLanguage, nameIn } from '../words/files';
import { wordsIn, type Words } from '../words/words';
import { isBlank, type Draft, type DraftCard } from './draft';
import { readYear } from './year';

export interface Complaint {
  key: string | null; // of the row; null: the whole deck
  field: string;
  isError: boolean;
  text: string;
  guess?: number; // a year that would do
}

export function yearComplaint(card: DraftCard, words: Words['maker']): Complaint | null {
  if (card.year !== null || isBlank(card)) return null;
  const read = readYear(card.typed);
  if (read.year !== null) return null;
  const text =
    read.flaw === 'empty'
      ? words.yearMissing
      : read.flaw === 'zero'
        ? words.yearZero
        : words.yearUnclear(card.typed.trim());
  return { key: card.key, field: 'year', isError: true, text, ...(read.guess ? { guess: read.guess } : {}) };
}

// The server names fields as programs do: « title.fr ».
function readable(text: string, field: string, language: Language): string {
  const [name = '', told = ''] = field.split('.');
  const words = wordsIn(language);
  const label = words.maker.fields[name];
  if (!label) return text;
  const full = isLanguage(told) ? words.maker.inLanguage(label, nameIn(words, told)) : label;
  return text.replace(new RegExp(`([«“]\\s?)${field}(\\s?[»”])`), `$1${full}$2`);
}

// The first two rows with each title.
function rowsByTitle(draft: Draft, language: Language): Map<string, number[]> {
  const rows = new Map<string, number[]>();
  for (const [i, card] of draft.cards.entries()) {
    const title = card.title[language]?.trim() ?? '';
    const found = rows.get(title);
    if (!found) rows.set(title, [i]);
    else if (found.length < 2) found.push(i);
  }
  return rows;
}

// Which card it is, rather than its id.
function twin(row: number, titles: Map<string, number[]> | undefined, title: string, words: Words['maker']): string {
  const other = titles?.get(title.trim())?.find((each) => each !== row);
  return other === undefined ? '' : words.sameTitle(other + 1);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

// `keys`: the rows of the deck that was checked. Rows that are gone since say nothing more.
export function complaintsOf(
  draft: Draft,
  problems: Problem[],
  keys: string[],
  words: Words['maker'],
  language: Language,
): Complaint[] {
  const rows = new Map(draft.cards.map((card, i) => [card.key, i]));
  const own = draft.cards.map((card) => yearComplaint(card, words)).filter((each) => each !== null);
  const titles = new Map(allLanguages.map((each) => [each, rowsByTitle(draft, each)]));
  const sameTitle = ({ card, field }: Problem): string => {
    const row = rows.get(keys[card ?? -1] ?? '');
    const said = field?.split('.')[1] ?? '';
    if (row === undefined || !isLanguage(said)) return '';
    return twin(row, titles.get(said), draft.cards[row]?.title[said] ?? '', words);
  };
  const told = problems
    .map((problem): Complaint => ({
      key: problem.card === null ? null : (keys[problem.card] ?? ''),
      field: problem.field ?? '',
      isError: problem.severity === 'error',
      text:
        (problem.flaw === 'duplicate-title' && sameTitle(problem)) ||
        ended(capital(readable(messageOf(problem, language), problem.field ?? '', language))),
    }))
    .filter(
      ({ key, field }) =>
        key === null || (rows.has(key) && !(field === 'year' && draft.cards[rows.get(key)!]!.year === null)),
    );
  const place = ({ key }: Complaint): number => (key === null ? -1 : rows.get(key)!);
  return [...own, ...told].sort((a, b) => place(a) - place(b) || Number(b.isError) - Number(a.isError));
}

// The row to go to from this one: the next that has something to mend, and round again.
export function nextRow(complaints: Complaint[], order: string[], from: string | null, step: 1 | -1): string | null {
  const bad = new Set(complaints.map(({ key }) => key));
  const rows = [...order.keys()].filter((i) => bad.has(order[i]!));
  if (!rows.length) return null;
  const here = from === null ? -1 : order.indexOf(from);
  const candidates = rows.filter((i) => (step > 0 ? i > here : i < here));
  const list = candidates.length ? candidates : rows;
  return order[step > 0 ? list[0]! : list.at(-1)!]!;
}
