// Years as a reader expects them: 44 BC, 44 av. J.-C.
import type { Language } from '../net/messages';
import { tongueOf } from './texts';
import { wordsIn } from './words';

const firm = '\u00a0';

// Four digits stand together; more are grouped.
export function digits(number: number, language: Language): string {
  const text = String(Math.abs(number));
  return text.length <= 4 ? text : text.replace(/\B(?=(?:\d{3})+$)/g, tongueOf(language).thousands);
}

export interface YearParts {
  about: string; // before the number, where the year is not exact
  number: string;
  era: string; // after it, before our era
}

export function yearParts(year: number, about: boolean, language: Language): YearParts {
  const { years } = wordsIn(language);
  return {
    about: about ? years.about : '',
    number: digits(year, language),
    era: year < 0 ? years.before : '',
  };
}

export function yearText(year: number, about: boolean, language: Language): string {
  const parts = yearParts(year, about, language);
  return [parts.about, parts.number, parts.era].filter(Boolean).join(firm);
}
