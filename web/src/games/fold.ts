// The view as the fold of what its viewer was shown. It knows no rules beyond what an event says: the same fixtures as
// for the server's own fold hold it to that.
import { sharedFolds, type Folds } from './folds';
import { gameOf } from './index';
import type { Dated, GameEvent, Seat, View } from './types';

export interface Update {
  events: GameEvent[];
  to_act: Seat[];
}

export function fold<V extends View>(before: V, update: Update): V {
  const folds = { ...sharedFolds, ...gameOf(before.game).folds } as Folds<V>;
  let view = before;
  let placed: Dated | null = null;
  for (const event of update.events) {
    if (event.type === 'placed') placed = { card: event.card, year: event.year };
    const change = folds[event.type] as ((view: V, event: GameEvent, placed: Dated | null) => V) | undefined;
    if (change) view = change(view, event, placed);
  }
  return { ...view, to_act: update.to_act };
}
