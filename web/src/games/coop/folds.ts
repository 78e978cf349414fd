// What the events of the team's game change: both rows, the icon to match, the turn.
import { discarded, inserted, withHand, without, type Folds } from '../folds';
import type { EventOf } from '../types';
import type { CoopView } from './view';

function played(view: CoopView, { seat, card, year, row, gap }: EventOf<'played'>): CoopView {
  const turn = { tried: (view.turn?.tried ?? 0) + 1, placed: (view.turn?.placed ?? 0) + 1 };
  const hands = without(view, seat, card);
  const rift = view.rift ?? [];
  if (row === 'rift')
    return { ...view, hands, turn, rift: rift.map((each, i) => (i === gap - 1 ? { card, year } : each)) };
  return {
    ...view,
    hands,
    turn,
    rift: gap === 0 ? [null, ...rift] : [...rift, null],
    line: inserted(view.line ?? [], gap, { card, year }),
  };
}

function stuck(view: CoopView, { seat, card, year }: EventOf<'stuck'>): CoopView {
  return {
    ...view,
    turn: { tried: (view.turn?.tried ?? 0) + 1, placed: view.turn?.placed ?? 0 },
    hands: withHand(view, seat, (hand) =>
      hand.map((held) => (typeof held !== 'string' && held.card === card ? { ...held, stuck: true, year } : held)),
    ),
  };
}

export const folds: Folds<CoopView> = {
  'discard-started': (view, { card, icon }) => ({
    ...view,
    draw_count: view.draw_count - 1,
    discard: [...view.discard, card],
    icon,
  }),
  discarded: (view, event) => ({ ...discarded(view, event), icon: event.icon ?? view.icon }),
  played,
  stuck,
  'turn-ended': (view, { round }) => ({ ...view, round, turn: { tried: 0, placed: 0 } }),
};
