// What a game allows, and what is usual in it, as the server sees it.
import type { GameId } from '../games/types';
import type { OnMiss, TieBreak } from '../net/generated';
import type { Filter, TableSettings } from '../net/messages';
import type { Change } from './asking.svelte';

export const allGames: GameId[] = ['classic', 'first-edition', 'twist', 'coop', 'challenge', 'chronology', 'contest'];
export const strengths = ['child', 'beginner', 'regular', 'expert', 'historian'];
export const clocks = [0, 15, 20, 30, 45, 60, 90, 120];
export const mostHand = 12;
export const mostRounds = 12;
export const mostDecks = 12;
export const longestName = 24;

export function seatRange(game: GameId): [number, number] {
  if (game === 'coop') return [1, 8];
  return game === 'challenge' ? [2, 5] : [2, 8];
}

// None in the challenge, where nobody holds cards.
export function handOf({ game, options }: TableSettings): number | null {
  if (game === 'challenge') return null;
  if (typeof options.hand === 'number') return options.hand;
  if (Array.isArray(options.hand)) return Math.max(...(options.hand as number[]));
  if (game === 'contest') return 8;
  return game === 'chronology' ? 5 : 4;
}

export const handsOf = (settings: TableSettings): number[] => {
  const { hand } = settings.options;
  if (Array.isArray(hand)) return hand as number[];
  const size = handOf(settings);
  return size === null ? [] : Array.from({ length: settings.seats }, () => size);
};

const lineRules: Partial<Record<GameId, [OnMiss, TieBreak]>> = {
  classic: ['discard', 'usual'],
  twist: ['discard', 'usual'],
  'first-edition': ['remove', 'single-success'],
  chronology: ['put-right', 'sudden-death'],
};

// What holds beside the usual options; null where a game has no such rule.
export function houseRules({ game, options }: TableSettings) {
  const [onMiss, tieBreak] = lineRules[game] ?? [null, null];
  return {
    onMiss: onMiss && ((options.on_miss as OnMiss | undefined) ?? onMiss),
    tieBreak: tieBreak && ((options.tie_break as TieBreak | undefined) ?? tieBreak),
    icons: (options.icons as number | undefined) ?? 4,
    rounds: (options.rounds as number | undefined) ?? 3,
    finalDuel: options.final_duel === true,
  };
}

export function coopCards(settings: TableSettings): { value: number; least: number; most: number } {
  const dealt = handsOf(settings).reduce((sum, hand) => sum + hand, 0);
  return { value: (settings.options.cards as number | undefined) ?? 36, least: dealt + 2, most: 100 };
}

// Whether anything is played otherwise than the game has it.
export function changed(settings: TableSettings): boolean {
  const { options } = settings;
  const usual = houseRules({ ...settings, options: {} });
  const now = houseRules(settings);
  return (
    Array.isArray(options.hand) ||
    (options.cards !== undefined && options.cards !== 36) ||
    (Object.keys(usual) as (keyof typeof usual)[]).some((rule) => usual[rule] !== now[rule])
  );
}

export const firstOf = ({ options }: TableSettings): number => (typeof options.first === 'number' ? options.first : 0);

// Options that name seats follow when their number changes.
export function withSeats(settings: TableSettings, seats: number): Change {
  const options: Record<string, unknown> = { ...settings.options, first: Math.min(firstOf(settings), seats - 1) };
  if (Array.isArray(options.hand)) options.hand = handOf(settings);
  return { seats, options };
}

export type Familiarity = 'all' | 'famous' | 'known' | 'hard';

export const familiarities: Record<Familiarity, [number, number]> = {
  all: [1, 5],
  famous: [4, 5],
  known: [3, 5],
  hard: [1, 3],
};

export function familiarityOf({ familiarity = [1, 5] }: Filter): Familiarity | null {
  const names = Object.keys(familiarities) as Familiarity[];
  return names.find((each) => familiarities[each].every((end, i) => end === familiarity[i])) ?? null;
}

export const strengthOf = (kind: string): string => kind.split(/[:+]/)[0] ?? kind;
