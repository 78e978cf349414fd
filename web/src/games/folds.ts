// How events change a view, for the events that several games have. Each game adds its own, or puts another in place.
import { cardOf, type CardId, type EventOf, type EventType, type Held, type Seat, type View } from './types';

export type Folds<V extends View = View> = {
  [T in EventType]?: { fold(view: V, event: EventOf<T>): V }['fold'];
};

export function inserted<T>(list: T[], at: number, item: T): T[] {
  return [...list.slice(0, at), item, ...list.slice(at)];
}

export function withHand(view: View, seat: Seat, change: (hand: Held[]) => Held[]): Held[][] | null {
  return view.hands?.map((hand, i) => (i === seat ? change(hand) : hand)) ?? null;
}

export function without(view: View, seat: Seat, card: CardId): Held[][] | null {
  return withHand(view, seat, (hand) => hand.filter((held) => cardOf(held) !== card));
}

const heldOf = (card: CardId, front: number | undefined): Held => (front === undefined ? card : { card, front });

export function placed<V extends View>(view: V, event: EventOf<'placed'>): V {
  const hands = without(view, event.seat, event.card);
  if (!event.right) return { ...view, hands };
  return { ...view, hands, line: inserted(view.line ?? [], event.gap, { card: event.card, year: event.year }) };
}

export function drew<V extends View>(view: V, event: EventOf<'drew'>): V {
  const hands = withHand(view, event.seat, (hand) => [...hand, heldOf(event.card, event.front)]);
  return { ...view, draw_count: view.draw_count - 1, hands };
}

export function discarded<V extends View>(view: V, event: EventOf<'discarded'>): V {
  return { ...view, hands: without(view, event.seat, event.card), discard: [...view.discard, event.card] };
}

export function gameOver<V extends View>(view: V, event: EventOf<'game-over'>): V {
  return { ...view, over: true, winners: event.winners, score: event.score ?? null, rank: event.rank ?? null };
}

function reshuffled(view: View, { pile, whole }: EventOf<'reshuffled'>): View {
  const laid = { ...view, discard: [], draw_count: pile };
  if (!whole) return laid;
  return { ...laid, line: view.line && [], hands: view.hands?.map(() => []) ?? null };
}

export const sharedFolds: Folds = {
  dealt(view, { seat, cards, fronts }) {
    const hand = cards.map((card, i) => heldOf(card, fronts && (fronts[i] ?? 0)));
    return { ...view, draw_count: view.draw_count - cards.length, hands: withHand(view, seat, () => hand) };
  },
  started: (view, { card, year }) => ({ ...view, draw_count: view.draw_count - 1, line: [{ card, year }] }),
  placed,
  'put-right': (view, { card, gap, year }) => ({ ...view, line: inserted(view.line ?? [], gap, { card, year }) }),
  discarded,
  drew,
  reshuffled,
  'game-over': gameOver,
};
