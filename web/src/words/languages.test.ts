// Every language has all texts and no others, with the same slots: English says which.
import { describe, expect, it } from 'vitest';
import { doubled, isDoubled, type Texts } from '../../tests/doubled';
import { gameIds, gameOf } from '../games';
import { descriptors } from '../games/descriptors';
import { allLanguages } from './files';
import type { Tongue, Value } from './fill';
import { made } from './shape';
import { shapes, shell, tongueOf } from './texts';

const reference = 'en';
const files = import.meta.glob<Texts>(['./*.json', '../games/*/words/*.json'], { eager: true, import: 'default' });
const fileOf = (part: string, language: string): string =>
  part === shell ? `./${language}.json` : `../games/${part}/words/${language}.json`;

// Each text by its name. What a language says of itself, and how it calls others, is its own.
function textsIn(texts: Texts | undefined, path = ''): [name: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || ['language', 'languages'].includes(path)) return [];
  return Object.entries(texts).flatMap(([name, each]) => textsIn(each, path ? `${path}.${name}` : name));
}

const slotsIn = (text: string): string =>
  [...new Set([...text.matchAll(/\{([^{}:]*)/g)].map(([, name]) => name))].sort().join(' ');

function flawsOf(file: string, texts: Texts | undefined, right: Texts | undefined): string[] {
  const own = new Map(textsIn(texts));
  const wanted = new Map(textsIn(right));
  return [
    ...[...wanted.keys()].filter((name) => !own.has(name)).map((name) => `${file}: ${name} is missing`),
    ...[...own.keys()].filter((name) => !wanted.has(name)).map((name) => `${file}: nobody asks for ${name}`),
    ...[...own].filter(([, text]) => text.trim() === '').map(([name]) => `${file}: ${name} is empty`),
    ...[...own]
      .filter(([name, text]) => wanted.has(name) && slotsIn(text) !== slotsIn(wanted.get(name)!))
      .map(([name]) => `${file}: ${name} has other slots than {${slotsIn(wanted.get(name)!)}}`),
  ];
}

type Shape = { slots: string[]; choose?: unknown } | { [name: string]: Shape };
const isText = (shape: Shape): shape is { slots: string[] } => Array.isArray(shape.slots);

// All values that a slot of this kind might get, none with a letter.
function valuesOf(slot: string): Value[] {
  const kind = slot.split(': ')[1];
  if (!kind) return ['', '#'];
  if (kind.includes('|')) return kind.split(' | ');
  if (['number', 'spelled', 'decimal'].includes(kind)) return [0, 1, 2, 3];
  if (['commas', 'and', 'or'].includes(kind)) return [['#'], ['#', '#'], ['#', '#', '#']];
  return kind === 'flag' ? [true, false] : kind === 'maybe' ? [undefined, '#'] : ['1:05'];
}
const mixed = (lists: Value[][]): Value[][] =>
  lists.reduce<Value[][]>((rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])), [[]]);

// All that these texts can say.
function saidBy(texts: unknown, shape: Shape | undefined, path: string): [name: string, said: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts === 'function' && shape && isText(shape))
    return mixed(shape.slots.map(valuesOf)).flatMap((values) =>
      [texts(...values) as string | string[]].flat().map((said): [string, string] => [path, said]),
    );
  if (typeof texts !== 'object') return [];
  return Object.entries(texts ?? {}).flatMap(([name, each]) =>
    saidBy(each, (shape as Record<string, Shape> | undefined)?.[name], `${path}.${name}`),
  );
}
const allSaid = (part: string, texts: Texts | undefined, tongue: Tongue): [string, string][] =>
  saidBy(made(texts, shapes[part], tongue), shapes[part] as Shape, part);

describe.each(Object.keys(shapes))('the texts of %s', (part) => {
  const right = files[fileOf(part, reference)];
  it.each(allLanguages)('are all there in %s', (language) => {
    const file = fileOf(part, language);
    expect(flawsOf(file, files[file], right)).toEqual([]);
  });
  it.each(allLanguages)('fill their slots in %s', (language) => {
    const said = allSaid(part, files[fileOf(part, language)], tongueOf(language));
    expect(said.filter(([, text]) => /[{}|]|undefined/.test(text))).toEqual([]);
  });
  it('keep French marks with their words', () => {
    const said = allSaid(part, files[fileOf(part, 'fr')], tongueOf('fr'));
    expect(said.filter(([, text]) => / [!?;:»]|« /.test(text))).toEqual([]);
  });
  it('could be in a language that nobody speaks', () => {
    const tongue = doubled({ ...tongueOf(reference) } as unknown as Texts) as unknown as Tongue;
    const said = allSaid(part, right && doubled(right), tongue);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter(([name, text]) => !name.includes('.language.') && !isDoubled(text))).toEqual([]);
  });
});

describe('a language', () => {
  it('has a file for each kind of game', () => {
    expect(gameIds.every((id) => gameOf(id).words(reference).title)).toBe(true);
    const kinds = descriptors.map(({ kind }) => kind);
    expect(Object.keys(shapes).sort()).toEqual([...new Set([shell, ...kinds])].sort());
  });
  it('says of itself all that others say', () => {
    const names = Object.keys(tongueOf(reference)).sort();
    for (const language of allLanguages) expect(Object.keys(tongueOf(language)).sort(), language).toEqual(names);
  });
  it('in which something is missing is named with it', () => {
    const right = { a: { b: 'Hand of {n}', c: 'No hand' }, d: ['x'] };
    expect(flawsOf('zz.json', { a: { b: 'Hand', e: 'e' }, d: [' '] }, right)).toEqual([
      'zz.json: a.c is missing',
      'zz.json: nobody asks for a.e',
      'zz.json: d.0 is empty',
      'zz.json: a.b has other slots than {n}',
    ]);
  });
});
