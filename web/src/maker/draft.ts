// A deck while it is being made: what was typed, also where it is no deck yet.
import type { DeckCard, DeckFile, Precision, Translated } from '../decks/deck';
import type { Language } from '../net/messages';
import { allLanguages } from '../words/files';
import { slug } from './slug';
import { ownThemes, themesCalled, themesText } from './themes';
import { readYear } from './year';

export type TextField = 'title' | 'dated' | 'fact' | 'clue' | 'source';

export interface DraftCard {
  key: string; // of the row, only here
  id: string; // empty until the deck is saved
  typed: string; // the year as it is being typed; empty where `year` says it
  year: number | null;
  precision: Precision;
  title: Translated;
  dated: Translated;
  fact: Translated;
  clue: Translated;
  source: Translated;
  themes: string; // as typed, between commas
  region: string;
  illustration: string;
  familiarity: number; // 0: not said
  icons?: { front: number; back: number };
}

export interface Draft {
  id: string;
  title: Translated;
  description: Translated;
  licence: string;
  authors: string[];
  tags: string[];
  colour: string;
  cover: string;
  languages: Language[];
  cards: DraftCard[];
}

export const longest = { title: 60, dated: 60, fact: 240, clue: 160, source: 200 };

// No vowels and no digits: neither words nor years come out of it.
export function newKey(): string {
  const letters = 'bcdfghjkmnpqrstvwxz';
  return Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
}

export const emptyCard = (key = newKey()): DraftCard => ({
  key,
  id: '',
  typed: '',
  year: null,
  precision: 'exact',
  title: {},
  dated: {},
  fact: {},
  clue: {},
  source: {},
  themes: '',
  region: '',
  illustration: '',
  familiarity: 0,
});

export const emptyDraft = (language: Language): Draft => ({
  id: '',
  title: {},
  description: {},
  licence: '',
  authors: [],
  tags: [],
  colour: '#18777b',
  cover: '',
  languages: [language],
  cards: [],
});

const said = (text: Translated): boolean => Object.values(text).some((each) => each?.trim());

// A row that nobody has written into is no card.
export const isBlank = (card: DraftCard): boolean =>
  !card.typed.trim() &&
  card.year === null &&
  !card.themes.trim() &&
  !card.illustration &&
  ![card.title, card.dated, card.fact, card.clue, card.source].some(said);

// `own`: what the deck calls its own themes.
export function cardOf(card: DeckCard, language: Language, own: string[] = []): DraftCard {
  return {
    ...emptyCard(),
    id: card.id,
    year: card.year,
    precision: card.precision ?? 'exact',
    title: card.title,
    dated: card.dated ?? {},
    fact: card.fact ?? {},
    clue: card.clue ?? {},
    source: card.source ?? {},
    themes: themesText(card.themes ?? [], language, own),
    region: card.region ?? '',
    illustration: card.illustration ?? '',
    familiarity: card.familiarity ?? 0,
    ...(card.icons ? { icons: card.icons } : {}),
  };
}

export function draftOf(deck: DeckFile, language: Language): Draft {
  const languages = allLanguages.filter((each) => deck.title[each]);
  return {
    id: deck.id,
    title: deck.title,
    description: deck.description ?? {},
    licence: deck.licence ?? '',
    authors: deck.authors ?? [],
    tags: deck.tags ?? [],
    colour: deck.colour ?? '',
    cover: deck.cover ?? '',
    languages: languages.length ? languages : [language],
    cards: deck.cards.map((each) => cardOf(each, language, deck.themes)),
  };
}

// Of the deck's languages, without what is empty.
function kept(text: Translated, languages: Language[]): Translated {
  const filled = languages.map((each) => [each, (text[each] ?? '').trim()]).filter(([, each]) => each);
  return Object.fromEntries(filled) as Translated;
}

const some = <Name extends string, Value>(name: Name, value: Value, there: unknown): Partial<Record<Name, Value>> =>
  there ? ({ [name]: value } as Record<Name, Value>) : {};

function texts(card: DraftCard, languages: Language[]): Partial<Record<TextField, Translated>> {
  const filled = (['dated', 'fact', 'clue', 'source'] as const).map(
    (field) => [field, kept(card[field], languages)] as const,
  );
  return Object.fromEntries(filled.filter(([, text]) => said(text)));
}

// `keys` names the rows in the order of the deck's cards: blank ones are left out of it.
export function deckOf(draft: Draft, untitled: string): { deck: DeckFile; keys: string[] } {
  const cards = draft.cards.filter((each) => !isBlank(each));
  const taken = new Set(cards.map((each) => each.id).filter(Boolean));
  const title = kept(draft.title, draft.languages);
  const named = said(title) ? title : { [draft.languages[0]!]: untitled };
  const description = kept(draft.description, draft.languages);
  const themes = ownThemes(cards.map((each) => each.themes));
  return {
    keys: cards.map((each) => each.key),
    deck: {
      format: 1,
      id: draft.id || slug(Object.values(named)[0] ?? '') || 'deck',
      title: named,
      ...some('description', description, said(description)),
      ...some('licence', draft.licence.trim(), draft.licence.trim()),
      ...some('authors', draft.authors, draft.authors.length),
      ...some('tags', draft.tags, draft.tags.length),
      ...some('themes', themes, themes.length),
      ...some('colour', draft.colour, draft.colour),
      ...some('cover', draft.cover, draft.cover),
      cards: cards.map((card) => deckCard(card, draft.languages, taken)),
    },
  };
}

function deckCard(card: DraftCard, languages: Language[], taken: Set<string>): DeckCard {
  const themes = themesCalled(card.themes);
  return {
    id: card.id || freeId(card, taken),
    // What is no year stays as it was typed, for files.
    year: card.year ?? (card.typed as unknown as number),
    precision: card.precision,
    title: kept(card.title, languages),
    ...texts(card, languages),
    ...some('themes', themes, themes.length),
    ...some('region', card.region, card.region),
    ...some('illustration', card.illustration, card.illustration),
    ...some('familiarity', card.familiarity, card.familiarity),
    ...some('icons', card.icons!, card.icons),
  };
}

function freeId(card: DraftCard, taken: Set<string>): string {
  const words = slug(allLanguages.map((each) => card.title[each]).find(Boolean) ?? '', card.year ?? 0);
  let id = words || `card-${card.key}`;
  if (taken.has(id)) id = `${id}-${card.key.slice(0, 4)}`;
  taken.add(id);
  return id;
}

// What the hand writes into the field of the year. « vers » is also how a century is shown: it leaves it a century.
export function withYear(card: DraftCard, typed: string): DraftCard {
  const read = readYear(typed);
  if (read.year === null) return { ...card, typed, year: null };
  const same = read.precision === 'about' && card.precision !== 'exact';
  return { ...card, typed, year: read.year, precision: same ? card.precision : read.precision };
}
