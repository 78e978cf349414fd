// The games that the page knows: what a new one has to pass by itself.
import { readdirSync, readFileSync } from 'node:fs';
import type { Descriptor } from '../src/games/descriptors';

const folder = new URL('../src/games/', import.meta.url);
const games = readdirSync(folder, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .flatMap(({ name }) => JSON.parse(readFileSync(new URL(`${name}/descriptors.json`, folder), 'utf8')) as Descriptor[]);

export const allGames = games.map(({ id }) => id);
export const gamesOf = (kind: string): string[] => games.filter((each) => each.kind === kind).map(({ id }) => id);
export const kinds = [...new Set(games.map(({ kind }) => kind))];
