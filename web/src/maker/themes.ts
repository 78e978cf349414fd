// Themes by their names in all languages; any other word will do too, and is called as it was written.
import type { Language } from '../net/messages';
import { allLanguages } from '../words/files';
import { wordsIn } from '../words/words';
import { plainWords } from './slug';

const titles = (language: Language): Record<string, string> => wordsIn(language).maker.themes;
const plain = (name: string): string => plainWords(name).join('-');
const spaced = (theme: string): string => theme.replaceAll('-', ' ');

export const knownThemes = (language: Language): string[] =>
  Object.values(titles(language)).sort((a, b) => a.localeCompare(b, language));

// Made when it is first asked for: then all languages have been learnt.
let calls: Map<string, string> | undefined;
function called(): Map<string, string> {
  const named = allLanguages.flatMap((language) => Object.entries(titles(language)));
  calls ??= new Map(named.flatMap(([theme, title]) => [[plain(title), theme] as const, [theme, theme] as const]));
  return calls;
}

const namesIn = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter(plain);

export const themesCalled = (typed: string): string[] => [
  ...new Set(namesIn(typed).map((each) => called().get(plain(each)) ?? plain(each))),
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
  return own.filter(([theme, name]) => !called().has(theme) && name !== spaced(theme)).map(([, name]) => name);
}

export const themesText = (themes: string[], language: Language, own: string[] = []): string => {
  const named = namedThemes(own);
  return themes.map((each) => titles(language)[each] ?? named.get(each) ?? spaced(each)).join(', ');
};
