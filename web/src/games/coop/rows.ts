// Both rows as one list in the order of time, and names for their places.
import type { Language } from '../../net/messages';
import { wordsIn } from '../../words/words';
import { yearParts, yearText } from '../../words/years';
import type { Dated } from '../types';
import type { CoopTable } from './view';
import { coopBoardWords } from './words';

export type Spot =
  | { kind: 'end'; key: string; gap: number; card: null; i: number }
  | { kind: 'line'; key: string; gap: null; card: Dated; i: number }
  | { kind: 'rift'; key: string; gap: number; card: Dated | null; i: number };

export function spotsOf(line: Dated[], rift: (Dated | null)[]): Spot[] {
  const spots: Spot[] = [{ kind: 'end', key: '<', gap: 0, card: null, i: 0 }];
  line.forEach((card, i) => {
    spots.push({ kind: 'line', key: card.card, gap: null, card, i });
    const next = line[i + 1];
    if (!next) return;
    const over = rift[i] ?? null;
    spots.push({ kind: 'rift', key: over?.card ?? `${card.card}<${next.card}`, gap: i + 1, card: over, i });
  });
  spots.push({ kind: 'end', key: '>', gap: line.length, card: null, i: line.length });
  return spots;
}

export const freeGaps = (spots: Spot[]): number[] =>
  spots.flatMap(({ gap, card }) => (gap !== null && card === null ? [gap] : []));

// For the eyes: as short as it can be.
export function shortYear({ year }: Dated, language: Language): string {
  const { number, era } = yearParts(year, false, language);
  return era ? `${number}\u00a0${coopBoardWords(language).era}` : number;
}

// For the ears: a place is named by its neighbours.
export function placeName(table: CoopTable, line: Dated[], gap: number, language: Language): string {
  const name = ({ card, year }: Dated): string =>
    `${table.cards[card]?.title ?? ''}, ${yearText(year, table.about.has(card), language)}`;
  const words = wordsIn(language);
  const before = line[gap - 1];
  const after = line[gap];
  if (before && after) return words.table.between(name(before), name(after));
  if (after) return words.table.before(name(after));
  return before ? words.table.after(name(before)) : words.table.anywhere;
}
