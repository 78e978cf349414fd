// All languages of the page. One more is a file like those beside this one, and a line here.
import type { Language } from '../net/messages';
import { en } from './en';
import { fr, type Words } from './fr';

export const languages: Record<Language, Words> = { fr, en };
export const allLanguages = Object.keys(languages) as Language[];
export const isLanguage = (name: string): name is Language => name in languages;

// Something made of the texts of each language.
export const inLanguages = <Texts, Made>(
  make: (texts: Texts) => Made,
  of: Record<Language, Texts>,
): Record<Language, Made> =>
  Object.fromEntries(allLanguages.map((each) => [each, make(of[each])])) as Record<Language, Made>;
