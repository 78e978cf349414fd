// The languages: files of texts that the build finds, one for the shell and one for each kind of game. Only those of a language that
// is spoken are fetched; of the others the page knows the name.
import type { Language } from '../net/messages';
import { isLearnt, keep, shell } from './texts';
import type { Words } from './words';

// `further`: a folder with more of them, named when the page is built (vite.config.ts).
const files = import.meta.glob<unknown>(
  ['./*.json', '../games/*/words/*.json', 'further/words/*.json', 'further/games/*/words/*.json'],
  { import: 'default' },
);
const heads = import.meta.glob<{ name: string; place: number }>(['./*.json', 'further/words/*.json'], {
  query: '?head',
  import: 'default',
  eager: true,
});

function placeOf(path: string): { part: string; language: Language } {
  const [, part = shell, language = ''] = /(?:games\/([\w-]+)\/words\/)?([\w-]+)\.json/.exec(path) ?? [];
  return { part, language };
}

const known = new Map(Object.entries(heads).map(([path, head]) => [placeOf(path).language, head]));
export const allLanguages: Language[] = [...known.keys()].sort(
  (a, b) => known.get(a)!.place - known.get(b)!.place || a.localeCompare(b),
);
export const isLanguage = (code: string): boolean => known.has(code);
// As its speakers call it.
export const ownName = (language: Language): string => known.get(language)?.name ?? language;
// As others call it, where they have a word for it.
export const nameIn = (words: Words, language: Language): string => words.languages[language] ?? ownName(language);

async function fetchTexts(language: Language): Promise<void> {
  const own = Object.entries(files).filter(([path]) => placeOf(path).language === language);
  const read = await Promise.all(own.map(async ([path, fetched]) => [placeOf(path).part, await fetched()] as const));
  keep(language, Object.fromEntries(read));
}

export async function learn(...languages: Language[]): Promise<void> {
  await Promise.all(languages.filter((each) => !isLearnt(each)).map(fetchTexts));
}
