// A deck as a file, format 1: docs/deck.schema.json.
import type { Language } from '../net/messages';

export type Translated = Partial<Record<Language, string>>;
export type Precision = 'exact' | 'about' | 'decade' | 'century' | 'millennium';

export interface DeckCard {
  id: string;
  year: number;
  precision?: Precision;
  title: Translated;
  dated?: Translated;
  fact?: Translated;
  clue?: Translated;
  themes?: string[];
  region?: string;
  illustration?: string;
  source?: Translated;
  familiarity?: number;
  icons?: { front: number; back: number };
}

export interface DeckFile {
  format: 1;
  id: string;
  title: Translated;
  description?: Translated;
  licence?: string;
  authors?: string[];
  tags?: string[];
  themes?: string[]; // its own, as people write them
  colour?: string;
  cover?: string;
  cards: DeckCard[];
}

// In the reader's language, or else in the one there is.
export const textIn = (text: Translated | undefined, language: Language): string =>
  text?.[language] || Object.values(text ?? {}).find(Boolean) || '';

export const isAbout = ({ precision = 'exact' }: DeckCard): boolean => precision !== 'exact';
