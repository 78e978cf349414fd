// Who plays each kind of game to its end: NAME.ts in this folder, for the kind of that name. A kind without one is played as
// those of the line are, by placing cards.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { kinds } from '../games';
import { line, type Game } from '../player';

export interface Player {
  // Options of a short game, and somebody who plays it.
  short: object;
  play: () => Game;
  // One move of it.
  move?: (page: Page) => Promise<void>;
}

const files = readdirSync(new URL('.', import.meta.url));
const own = await Promise.all(
  kinds
    .filter((kind) => files.includes(`${kind}.ts`))
    .map(async (kind) => [kind, ((await import(`./${kind}.ts`)) as { player: Player }).player] as const),
);
const plain: Player = { short: { hand: 3 }, play: () => line(1) };

export const playerOf = (kind: string): Player => Object.fromEntries(own)[kind] ?? plain;
