// What the events of a game with a line and hands change: rounds, and who is out.
import { gameOverAfterRound, type Folds } from '../folds';
import type { LineView } from './view';

export const folds: Folds<LineView> = {
  removed: (view, { card }) => ({ ...view, discard: [...view.discard, card] }),
  'round-ended': (view, { round }) => ({ ...view, round: round + 1 }),
  'tie-break': (view) => ({ ...view, tie_break: true }),
  out: (view, { seat }) => ({ ...view, out: [...(view.out ?? []), seat].sort((a, b) => a - b) }),
  'game-over': gameOverAfterRound,
};
