// Events in words, for the events that several games have. Each game adds its own, or puts another in place.
import type { Language } from '../net/messages';
import type { Table } from '../net/table.svelte';
import { nameOf } from '../table/people';
import { wordsIn } from '../words/words';
import { yearText } from '../words/years';
import type { CardId, EventOf, EventType, Seat } from './types';

// How seats and cards are called, and in which language.
export interface Teller {
  language: Language;
  name: (seat: Seat) => string;
  title: (card: CardId) => string;
  year: (card: CardId, year: number) => string;
}

export type Sentences = { [T in EventType]?: (event: EventOf<T>, teller: Teller) => string };

export const tellerAt = (table: Table, language: Language): Teller => ({
  language,
  name: (seat) => nameOf(table, seat, wordsIn(language)),
  title: (card) => table.cards[card]?.title ?? '…',
  year: (card, year) => yearText(year, table.about.has(card), language),
});

const toldIn = (language: Language) => wordsIn(language).table.told;

export function placedSentence(
  { seat, card, year }: { seat: Seat; card: CardId; year: number },
  right: boolean,
  { language, ...teller }: Teller,
): string {
  return toldIn(language).placed(teller.name(seat), teller.title(card), teller.year(card, year), right);
}

export const sharedSentences: Sentences = {
  placed: (event, teller) => placedSentence(event, event.right, teller),
  discarded: ({ seat, card }, { language, name, title }) => toldIn(language).discarded(name(seat), title(card)),
  drew: ({ seat, card }, { language, name, title }) => toldIn(language).drew(name(seat), title(card)),
  reshuffled: (_, { language }) => toldIn(language).reshuffled,
  out: ({ seat }, { language, name }) => toldIn(language).out(name(seat)),
  'game-over': (_, { language }) => toldIn(language).over,
};
