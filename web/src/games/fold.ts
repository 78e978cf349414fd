// The view as the fold of what its viewer was shown. It knows no rules, only what events say: the same recorded games as
// for the engine's own fold hold it to that.
import { sharedFolds, type Folds } from './folds';
import { gameOf } from './index';
import type { GameEvent, Seat, View } from './types';

export interface Update {
  events: GameEvent[];
  to_act: Seat[];
}

export function fold<V extends View>(before: V, update: Update): V {
  const folds = { ...sharedFolds, ...gameOf(before.game).folds } as Folds<V>;
  let view = before;
  for (const event of update.events) {
    const change = folds[event.type] as ((view: V, event: GameEvent) => V) | undefined;
    if (change) view = change(view, event);
  }
  return { ...view, to_act: update.to_act };
}
