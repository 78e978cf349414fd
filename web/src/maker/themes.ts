// Themes by their names in all languages; any other word will do too, and is called as it was written.
import type { Language } from '../net/messages';
import { allLanguages, languages } from '../words/languages';
import { plainWords } from './slug';

const titles = (language: Language): Record<string, string> => languages[language].maker.themes;
const plain = (name: string): string => plainWords(name).join('-');
const spaced = (theme: string): string => theme.replaceAll('-', ' ');

export const knownThemes = (language: Language): string[] =>
  Object.values(titles(language)).sort((a, b) => a.localeCompare(b, language));

const called = new Map<string, string>();
for (const language of allLanguages) {
  for (const [theme, title] of Object.entries(titles(language))) {
    called.set(plain(title), theme);
    called.set(theme, theme);
  }
}

const namesIn = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter(plain);

export const themesCalled = (typed: string): string[] => [
  ...new Set(namesIn(typed).map((each) => called.get(plain(each)) ?? plain(each))),
];

// Own themes by what cards call them; the first name counts.
export function namedThemes(names: string[]): Map<string, string> {
  const named = new Map<string, string>();
  for (const name of names) if (!named.has(plain(name))) named.set(plain(name), name);
  return named;
}

// Of all that was typed, the names that the words for programs do not give back.
export function ownThemes(typed: string[]): string[] {
  const own = [...namedThemes(typed.flatMap(namesIn))];
  return own.filter(([theme, name]) => !called.has(theme) && name !== spaced(theme)).map(([, name]) => name);
}

export const themesText = (themes: string[], language: Language, own: string[] = []): string => {
  const named = namedThemes(own);
  return themes.map((each) => titles(language)[each] ?? named.get(each) ?? spaced(each)).join(', ');
};
