// What can be done to the list of cards.
import { emptyCard, isBlank, newKey, type DraftCard } from './draft';

const indexOf = (cards: DraftCard[], key: string): number => cards.findIndex((each) => each.key === key);

export const changed = (cards: DraftCard[], key: string, change: (card: DraftCard) => DraftCard): DraftCard[] =>
  cards.map((each) => (each.key === key ? change(each) : each));

export const removed = (cards: DraftCard[], key: string): DraftCard[] => cards.filter((each) => each.key !== key);

export function inserted(cards: DraftCard[], card: DraftCard, at: number): DraftCard[] {
  return [...cards.slice(0, at), card, ...cards.slice(at)];
}

// A copy has its own id, and so is another card.
export function duplicated(cards: DraftCard[], key: string, copy = newKey()): DraftCard[] {
  const at = indexOf(cards, key);
  return at < 0 ? cards : inserted(cards, { ...cards[at]!, key: copy, id: '' }, at + 1);
}

// `to` is the card's place when it has moved.
export function moved(cards: DraftCard[], key: string, to: number): DraftCard[] {
  const at = indexOf(cards, key);
  const place = Math.max(0, Math.min(cards.length - 1, to));
  return at < 0 || at === place ? cards : inserted(removed(cards, key), cards[at]!, place);
}

// Those without a year stay at the end.
export const byYear = (cards: DraftCard[]): DraftCard[] =>
  [...cards].sort((a, b) => (a.year ?? Infinity) - (b.year ?? Infinity) || 0);

// The decks that come with Frise have their cards in the order of the ids, which says nothing to people.
export function readable(cards: DraftCard[]): DraftCard[] {
  const byId = cards.every(({ id }, i) => i === 0 || cards[i - 1]!.id <= id);
  return byId ? byYear(cards) : cards;
}

// Ids that are there already make room: two cards never share one.
export function added(cards: DraftCard[], more: DraftCard[], instead: boolean): DraftCard[] {
  const there = instead ? [] : cards.filter((each) => !isBlank(each));
  const ids = new Set(there.map((each) => each.id));
  return [...there, ...more.map((each) => (ids.has(each.id) ? { ...each, id: '' } : each))];
}

export const orFirst = (cards: DraftCard[]): DraftCard[] => (cards.length ? cards : [emptyCard()]);
