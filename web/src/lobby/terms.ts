// What was agreed on, and what is usual where nothing was: by the descriptor of the game.
import { descriptorOf, type Option } from '../games/descriptors';
import type { GameId } from '../games/types';
import type { Filter, SettingsWish, TableSettings } from '../net/messages';

export const strengths = ['child', 'beginner', 'regular', 'expert', 'historian'];
export const clocks = [0, 15, 20, 30, 45, 60, 90, 120];
export const mostDecks = 12;
export const longestName = 24;

// The options that a game may be played with beside who begins and how many cards are dealt.
export type Rule = Extract<Option, { kind: 'number' | 'choice' | 'flag' }>;
export type RuleValue = Rule['default'];

const isRule = (option: Option): option is Rule => ['number', 'choice', 'flag'].includes(option.kind);
export const rulesOf = (game: GameId): Rule[] => descriptorOf(game).options.filter(isRule);

export const valueOf = ({ options }: TableSettings, rule: Rule): RuleValue =>
  (options as Record<string, RuleValue | undefined>)[rule.name] ?? rule.default;

// None where nobody holds cards.
const handRule = (game: GameId): Extract<Option, { kind: 'hand' }> | undefined =>
  descriptorOf(game).options.find((each) => each.kind === 'hand');
export const leastHand = (game: GameId): number => handRule(game)?.least ?? 0;

export function handOf({ game, options }: TableSettings): number | null {
  const hand = handRule(game);
  if (!hand) return null;
  if (Array.isArray(options.hand)) return Math.max(...options.hand);
  return options.hand ?? hand.default;
}

export function handsOf(settings: TableSettings): number[] {
  const { hand } = settings.options;
  if (Array.isArray(hand)) return hand;
  const size = handOf(settings);
  return size === null ? [] : Array.from({ length: settings.seats }, () => size);
}

// Whether anything is played otherwise than the game has it.
export function changed(settings: TableSettings): boolean {
  return (
    Array.isArray(settings.options.hand) ||
    rulesOf(settings.game).some((rule) => valueOf(settings, rule) !== rule.default)
  );
}

export const firstOf = ({ options }: TableSettings): number => options.first ?? 0;

// Options that name seats follow when their number changes.
export function withSeats(settings: TableSettings, seats: number): SettingsWish {
  const options = { ...settings.options, first: Math.min(firstOf(settings), seats - 1) };
  const hand = handOf(settings);
  return { seats, options: Array.isArray(options.hand) && hand !== null ? { ...options, hand } : options };
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
