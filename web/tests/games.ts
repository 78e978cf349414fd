// The games that the page knows: what a new one has to pass by itself.
import { readFileSync } from 'node:fs';
import type { Descriptor } from '../src/games/descriptors';

const file = new URL('../src/games/descriptors.json', import.meta.url);
const { games } = JSON.parse(readFileSync(file, 'utf8')) as { games: Descriptor[] };

export const allGames = games.map(({ id }) => id);
export const gamesOf = (kind: string): string[] => games.filter((each) => each.kind === kind).map(({ id }) => id);
export const kinds = [...new Set(games.map(({ kind }) => kind))];
