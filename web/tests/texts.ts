// Learns the texts of the page, as its files have them, and those of a made-up language.
import { readdirSync, readFileSync } from 'node:fs';
import { keep, shell } from '../src/words/texts';
import { doubled, type Texts } from './doubled';

const source = new URL('../src/', import.meta.url);
export interface TextFile {
  path: string; // under src
  part: string;
  language: string;
  texts: Texts;
}
const found = readdirSync(source, { recursive: true, encoding: 'utf8' }).flatMap((path): TextFile[] => {
  const [, part = shell, language] = /^(?:games\/([\w-]+)\/)?words\/([\w-]+)\.json$/.exec(path) ?? [];
  if (!language) return [];
  return [{ path, part, language, texts: JSON.parse(readFileSync(new URL(path, source), 'utf8')) as Texts }];
});

export const madeUp = 'zz';
export const madeUpFiles = found
  .filter(({ language }) => language === 'en')
  .map(({ path, part, texts }): TextFile => ({
    ...{ path: path.replace(/en\.json$/, `${madeUp}.json`), part },
    ...{ language: madeUp, texts: doubled(texts) },
  }));

const all = [...found, ...madeUpFiles];
export const languages = [...new Set(all.map(({ language }) => language))];
for (const language of languages) {
  const own = all.filter((each) => each.language === language);
  keep(language, Object.fromEntries(own.map(({ part, texts }) => [part, texts])));
}
