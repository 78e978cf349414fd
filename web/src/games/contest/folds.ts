// What the events of a game with doubts change: the proposal, gifts, points.
import { placed, withHand, without, type Folds } from '../folds';
import type { ContestView } from './view';

export const folds: Folds<ContestView> = {
  proposed: (view, { seat, card, gap }) => ({
    ...view,
    hands: without(view, seat, card),
    proposal: { seat, card, gap },
  }),
  accepted: (view) => view,
  contested: (view, { seat }) => ({ ...view, contester: seat }),
  placed: (view, event) => ({
    ...placed(view, event),
    giving: event.giving ?? null,
    proposal: null,
    contester: null,
  }),
  gave(view, { from, to, card }) {
    const left = { ...view, hands: without(view, from, card) };
    return { ...left, hands: withHand(left, to, (hand) => [...hand, card]), giving: null };
  },
  scored: (view, { totals, next }) => ({ ...view, totals, round: next ?? view.round }),
};
