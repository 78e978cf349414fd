// How events change a view, for the events that several games have. Each game adds its own, or puts another in place.
import {
  cardOf,
  type CardId,
  type Dated,
  type EventOf,
  type EventType,
  type Held,
  type Seat,
  type View,
} from './types';

// `placed`: the card that was placed last in the same update.
export type Folds<V extends View = View> = {
  [T in EventType]?: { fold(view: V, event: EventOf<T>, placed: Dated | null): V }['fold'];
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

// Where rounds are counted on when one ends: after the last there is none.
export function gameOverAfterRound<V extends View>(view: V, event: EventOf<'game-over'>): V {
  return { ...gameOver(view, event), round: view.round - 1 };
}

export const sharedFolds: Folds = {
  dealt(view, { seat, cards, fronts }) {
    const hand = cards.map((card, i) => heldOf(card, fronts && (fronts[i] ?? 0)));
    return { ...view, draw_count: view.draw_count - cards.length, hands: withHand(view, seat, () => hand) };
  },
  started: (view, { card, year }) => ({ ...view, draw_count: view.draw_count - 1, line: [{ card, year }] }),
  placed,
  'put-right'(view, { gap }, card) {
    return card && view.line ? { ...view, line: inserted(view.line, gap, card) } : view;
  },
  discarded,
  drew,
  reshuffled: (view, { count }) => ({ ...view, discard: [], draw_count: view.draw_count + count }),
  'game-over': gameOver,
};
