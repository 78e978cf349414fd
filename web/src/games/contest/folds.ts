// What the events of a game with doubts change: the proposal, gifts, points.
import { gameOverAfterRound, placed, withHand, without, type Folds } from '../folds';
import type { Seat } from '../types';
import type { ContestView } from './view';

// Who has to give a card once a proposal is turned, if anybody.
function givingAfter(player: Seat, right: boolean, contester: Seat | null, hasCards: boolean): ContestView['giving'] {
  if (contester !== null && !right) return { from: contester, to: player };
  if (contester !== null && hasCards) return { from: player, to: contester };
  if (!right && hasCards) return { from: player, to: null };
  return null;
}

export const folds: Folds<ContestView> = {
  proposed: (view, { seat, card, gap }) => ({
    ...view,
    hands: without(view, seat, card),
    proposal: { seat, card, gap },
  }),
  accepted: (view) => view,
  contested: (view, { seat }) => ({ ...view, contester: seat }),
  placed(before, event) {
    const view = placed(before, event);
    const hasCards = (view.hands?.[event.seat]?.length ?? 0) > 0;
    const giving = givingAfter(event.seat, event.right, view.contester, hasCards);
    return { ...view, giving, proposal: null, contester: null };
  },
  gave(view, { from, to, card }) {
    const left = { ...view, hands: without(view, from, card) };
    return { ...left, hands: withHand(left, to, (hand) => [...hand, card]), giving: null };
  },
  scored: (view, { totals }) => ({ ...view, totals, round: view.round + 1 }),
  // A round is dealt anew: line and hands go back to the pile.
  reshuffled: (view, { count }) => ({
    ...view,
    discard: [],
    draw_count: count,
    line: [],
    hands: view.hands?.map(() => []) ?? null,
  }),
  'game-over': gameOverAfterRound,
};
