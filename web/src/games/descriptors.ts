// What each game allows and what is usual in it, as the server has it.
import type { GameId } from './types';

export type Option =
  | { name: string; kind: 'seat' | 'board' }
  | { name: string; kind: 'hand'; least: number; default: number }
  | { name: string; kind: 'number'; least: number; most?: number; default: number }
  | { name: string; kind: 'choice'; choices: string[]; default: string }
  | { name: string; kind: 'flag'; default: boolean };

export interface Descriptor {
  id: GameId;
  kind: string;
  seats: { least: number; most: number };
  teams: boolean;
  options: Option[];
}

const files = import.meta.glob<Descriptor[]>('./*/descriptors.json', { eager: true, import: 'default' });
export const descriptors = Object.values(files).flat();
const byId = Object.fromEntries(descriptors.map((each) => [each.id, each])) as Record<GameId, Descriptor>;
export const descriptorOf = (id: GameId): Descriptor => byId[id];
