// Learns the texts of the page, as its files have them.
import { readdirSync, readFileSync } from 'node:fs';
import { keep, shell } from '../src/words/texts';

const source = new URL('../src/', import.meta.url);
const found = readdirSync(source, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
  const [, part = shell, language] = /^(?:games\/([\w-]+)\/)?words\/([\w-]+)\.json$/.exec(path) ?? [];
  return language ? [{ path, part, language }] : [];
});

export const languages = [...new Set(found.map(({ language }) => language))];
for (const language of languages) {
  const own = found.filter((each) => each.language === language);
  const texts = own.map(({ path, part }) => [part, JSON.parse(readFileSync(new URL(path, source), 'utf8')) as unknown]);
  keep(language, Object.fromEntries(texts) as Record<string, unknown>);
}
