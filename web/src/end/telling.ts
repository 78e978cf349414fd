// What happened to a card, in a few words each.
import type { Ending } from '../games/game';
import type { Seat } from '../games/types';
import type { Language } from '../net/messages';
import type { Table } from '../net/table.svelte';
import { nameOf } from '../table/people';
import { wordsIn } from '../words/words';
import { digits, yearText } from '../words/years';
import { bestOf, widthOf, worstOf, type Call, type Walk } from './calls';

export interface Chip {
  seat: Seat | null;
  text: string;
  best: boolean;
}

export function bestText(call: Call, name: string, language: Language): string {
  const { best } = wordsIn(language).end;
  if (call.off !== null) return best.off(name, digits(call.off, language), call.off);
  const width = widthOf(call) ?? 0;
  return best.width(digits(width, language), width);
}

export function worstText(call: Call, name: string, language: Language): string {
  const { worst } = wordsIn(language).end;
  return call.off === null ? worst.places(call.places) : worst.off(name, digits(call.off, language), call.off);
}

export function chipsOf(
  table: Table,
  ending: Ending,
  walk: Walk,
  card: string,
  all: Call[],
  language: Language,
): Chip[] {
  const words = wordsIn(language);
  const name = (seat: Seat): string => nameOf(table, seat, words);
  const chips: Chip[] = walk.calls
    .filter((call) => call.card === card)
    .map((call) => ({ seat: call.seat, text: ending.callText(call, name(call.seat), language), best: false }));
  if (walk.opened === card) chips.push({ seat: null, text: words.end.opened, best: false });
  const [best, worst] = [bestOf(all), worstOf(all)];
  if (best?.card === card && walk.calls.includes(best)) {
    chips.push({ seat: null, text: bestText(best, name(best.seat), language), best: true });
  }
  if (worst?.card === card && walk.calls.includes(worst)) {
    chips.push({ seat: null, text: worstText(worst, name(worst.seat), language), best: false });
  }
  return chips;
}

// For the ears: a miss with the place it was tried in.
export function missText(table: Table, call: Call, language: Language): string {
  const words = wordsIn(language);
  const title = (card: string): string => table.cards[card]?.title ?? '…';
  const dated = ({ card, year }: { card: string; year: number }): string =>
    `${title(card)}, ${yearText(year, table.about.has(card), language)}`;
  const [left, right] = call.between ?? [null, null];
  const where =
    left && right
      ? words.table.between(dated(left), dated(right))
      : right
        ? words.table.before(dated(right))
        : left
          ? words.table.after(dated(left))
          : words.table.anywhere;
  return words.end.tried(dated(call), where);
}
