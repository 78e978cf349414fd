// For the all-seeing: the cards of the trial or duel, and the answers that are not turned yet.
import type { Unseen } from '../game';
import type { GameEvent } from '../types';
import type { ChallengeView } from './view';

export function unseen(view: ChallengeView, events: GameEvent[]): Unseen {
  const cards = view.trial?.cards ?? (view.duel?.card ? [view.duel.card] : []);
  if (!view.trial) return { note: '', cards, answers: [] };
  const from = events.findLastIndex((event) => event.type === 'trial');
  const answers = events
    .slice(from + 1)
    .flatMap((event) =>
      event.type === 'answered' && event.wheels
        ? [{ seat: event.seat, text: `${event.sign === -1 ? '−' : ''}${event.wheels.join(' ')}` }]
        : [],
    );
  return { note: '', cards, answers };
}
