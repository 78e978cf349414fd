// The texts of the parts of the page, by language: `wordsIn('fr').you`. files.ts fetches them.
import type { Language } from '../net/messages';
import type { Tongue } from './fill';
import { made, type Made } from './shape';

// By the part of the page: a kind of game, or the shell.
export type Files = Record<string, unknown>;
export const shell = 'shell';

const learnt = new Map<Language, Files>();
export const isLearnt = (language: Language): boolean => learnt.has(language);
export const keep = (language: Language, files: Files): void => void learnt.set(language, files);

function fileOf(language: Language, part: string): unknown {
  const file = learnt.get(language)?.[part];
  if (!file) throw new Error(`there are no texts of ${part} in ${language}, or they were not fetched`);
  return file;
}

export const tongueOf = (language: Language): Tongue => (fileOf(language, shell) as { language: Tongue }).language;

// What every part has said about its texts; the tests hold the files to it.
export const shapes: Record<string, unknown> = {};

export function texts<Json, Shape>(part: string, shape: Shape): (language: Language) => Made<Json, Shape> {
  shapes[part] = shape;
  const known = new Map<Language, Made<Json, Shape>>();
  return (language) => {
    const found = known.get(language) ?? made(fileOf(language, part) as Json, shape, tongueOf(language));
    known.set(language, found);
    return found;
  };
}
