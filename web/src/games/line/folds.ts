// What the events of a game with a line and hands change: rounds, and who is out.
import type { Folds } from '../folds';
import type { LineView } from './view';

export const folds: Folds<LineView> = {
  removed: (view, { card }) => ({ ...view, discard: [...view.discard, card] }),
  'round-ended': (view, { round, next }) => ({ ...view, round: next ?? round }),
  'tie-break': (view) => ({ ...view, tie_break: true }),
  out: (view, { seat }) => ({ ...view, out: [...(view.out ?? []), seat].sort((a, b) => a - b) }),
};
