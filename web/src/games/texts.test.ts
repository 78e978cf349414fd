// The texts of all games, in all languages.
import { describe, expect, it } from 'vitest';
import { allLanguages } from '../words/languages';
import { descriptors } from './descriptors';

describe('the texts of games', () => {
  type Texts = Record<string, unknown>;
  const files = import.meta.glob<Record<string, Texts>>('./*/words/*.ts', { eager: true });
  const sets = new Map<string, [string, Texts][]>();
  for (const [path, exported] of Object.entries(files)) {
    const [, name = '', language = ''] = /^(.*?)(\w+)\.ts$/.exec(path) ?? [];
    const texts = exported[language];
    if (texts) sets.set(name, [...(sets.get(name) ?? []), [language, texts]]);
  }
  const leaves = (value: unknown, path = ''): string[] =>
    typeof value !== 'object' || value === null
      ? [path]
      : Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`));
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : typeof value === 'object' ? Object.values(value ?? {}).flatMap(textsIn) : [];

  it('are there for each kind', () => {
    for (const kind of new Set(descriptors.map((each) => each.kind)))
      expect([...sets.keys()]).toContain(`./${kind}/words/`);
  });
  it.each([...sets])('of %s are the same in all languages, and none is empty', (_, texts) => {
    expect(texts.map(([language]) => language).sort()).toEqual([...allLanguages].sort());
    for (const [, each] of texts) {
      expect(leaves(each).sort()).toEqual(leaves(texts[0]?.[1]).sort());
      expect(textsIn(each).filter((text) => text.trim() === '')).toEqual([]);
    }
  });
  it.each([...sets])('of %s keep French marks with their words', (_, texts) => {
    const french = texts.find(([language]) => language === 'fr')?.[1];
    expect(textsIn(french).filter((text) => / [!?;:»]|« /.test(text))).toEqual([]);
  });
});
