// Decks over HTTP: browsing, making, importing, printing.
import type { DeckFile } from '../decks/deck';
import type { GameId } from '../games/types';
import { ApiError, ask } from './api';
import type { Language } from './messages';

export interface Described {
  id: string;
  title: Record<string, string>;
  description: Record<string, string>;
  cards: number;
  themes: string[];
  colour: string;
  cover: string;
  licence: string;
  languages: Language[];
  familiarity: number;
  spread: number[]; // how many cards in each equal part of the scale of time
  from: number;
  to: number;
}
export interface OwnDeck extends Described {
  hash: string;
  saved: number;
}
export interface NamedDeck extends Described {
  hash?: string; // of one that was sent
  code?: string;
}

export type Translations = Partial<Record<`message_${Language}`, string>>;
export interface Problem extends Translations {
  flaw: string;
  severity: 'error' | 'warning';
  card: number | null; // its index
  card_id?: string;
  field?: string;
  line?: number;
  message: string;
}
export interface Remark extends Translations {
  issue: string;
  outcome: 'refused' | 'skipped' | 'taken';
  line: number;
  field?: string;
  message: string;
}
export interface Column {
  column: string | number;
  field: string;
  language?: Language;
}

const at = (name: string): string => `/api/decks/${encodeURIComponent(name)}`;

export const listDecks = (): Promise<{ decks: Described[]; mine: OwnDeck[] }> => ask('GET', '/api/decks');
// By its id on the shelf, its hash or its code.
export const deckNamed = (name: string): Promise<NamedDeck> => ask('GET', at(name));
export const contentOf = (name: string): Promise<DeckFile> => ask('GET', `${at(name)}/content`);
export const sheetAddress = (name: string): string => `${at(name)}/content?as=csv`;

export interface Sent extends Described {
  hash: string;
  code: string;
  problems: Problem[];
}
// `instead`: the hash of the one that it takes the place of.
export const sendDeck = (deck: DeckFile, instead = ''): Promise<Sent> =>
  ask('POST', `/api/decks${instead ? `?instead=${encodeURIComponent(instead)}` : ''}`, deck);
export const removeDeck = (hash: string): Promise<void> => ask('DELETE', at(hash));

export interface Checked {
  problems: Problem[];
  playable: boolean;
  spread: number[];
}
export const checkDeck = (deck: unknown, signal?: AbortSignal): Promise<Checked> =>
  ask('POST', '/api/decks/check', deck, signal);

export interface Imported {
  deck: DeckFile;
  kind: string;
  encoding: string;
  rows: number;
  columns: Column[];
  remarks: Remark[];
  problems: Problem[];
}
export const importDeck = (file: Blob, name: string, lang: Language, signal?: AbortSignal): Promise<Imported> =>
  ask('POST', `/api/decks/import?${new URLSearchParams({ name, lang })}`, file, signal);

// What a refusal (bad-deck, bad-file) says beyond its code.
export interface Complaint extends Translations {
  message?: string;
  problems?: Problem[];
  remarks?: Remark[];
  columns?: Column[];
}
export const complaintOf = (error: unknown): Complaint =>
  error instanceof ApiError ? (error.answer as Complaint) : {};
// A message is in the language of programs; beside it stand others, as `message_fr`.
export const messageOf = (said: { message?: string } & Translations, language: Language): string =>
  said[`message_${language}`] ?? said.message ?? '';

export const illustrations = async (q: string, lang: Language, signal?: AbortSignal): Promise<string[]> =>
  (await ask<{ names: string[] }>('GET', `/api/illustrations?${new URLSearchParams({ q, lang })}`, undefined, signal))
    .names;

export interface PrintWish {
  deck: string;
  lang: Language;
  paper: 'a4' | 'letter';
  size: 'mini' | 'poker' | 'large';
  backs: 'duplex' | 'fold';
  marks: boolean;
  bleed: boolean;
  icons: boolean;
  rules?: GameId;
}
export interface PrintNews {
  done: number;
  all: number; // 0 while nobody knows
  state: 'waiting' | 'working' | 'done' | 'failed';
  message?: string;
}
const print = (id: string): string => `/api/prints/${encodeURIComponent(id)}`;

export const startPrint = async (wish: PrintWish): Promise<string> =>
  (await ask<{ print: string }>('POST', '/api/prints', wish)).print;
export const printNews = (id: string): Promise<PrintNews> => ask('GET', print(id));
export const printAddress = (id: string, name: string): string => `${print(id)}/${encodeURIComponent(name)}.pdf`;
export const stopPrint = (id: string): Promise<void> => ask('DELETE', print(id));
