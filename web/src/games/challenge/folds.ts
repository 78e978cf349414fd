// What the events of the race change: the trial and its answers, pawns, the duel.
import { drew, placed, type Folds } from '../folds';
import type { Answer, CardId } from '../types';
import type { ChallengeView } from './view';

// Its cards go to the discard pile.
function endedDuel(view: ChallengeView, cleared: CardId[]): ChallengeView {
  return { ...view, discard: [...view.discard, ...cleared], line: null, duel: null, bounds: null };
}

export const folds: Folds<ChallengeView> = {
  trial: (view, { kind, cards, round }) => ({
    ...view,
    round,
    draw_count: view.draw_count - cards.length,
    trial: { kind, cards },
    answered: [],
    answer: null,
  }),
  answered(view, { seat, wheels, sign }) {
    const answered = [...(view.answered ?? []), seat].sort((a, b) => a - b);
    const own: Answer | null = wheels ? { wheels, ...(sign === undefined ? {} : { sign }) } : view.answer;
    return { ...view, answered, answer: own };
  },
  turned: (view, { cards }) => ({
    ...view,
    discard: [...view.discard, ...cards.map((each) => each.card)],
    trial: null,
    answered: null,
    answer: null,
  }),
  advanced: (view, { seat, to }) => ({
    ...view,
    positions: (view.positions ?? []).map((p, i) => (i === seat ? to : p)),
  }),
  duel: (view, { kind, seats, card }) => ({
    ...view,
    draw_count: view.draw_count - (card ? 1 : 0),
    duel: { kind, seats, card: card ?? null },
    bounds: kind === 'more-or-less' ? [null, null] : null,
  }),
  drew(view, event) {
    if (!view.duel) return drew(view, event);
    return { ...view, draw_count: view.draw_count - 1, duel: { ...view.duel, card: event.card } };
  },
  placed(before, event) {
    const view = placed(before, event);
    if (!view.duel) return view;
    return event.cleared ? endedDuel(view, event.cleared) : { ...view, duel: { ...view.duel, card: null } };
  },
  guessed: (view, { bounds }) => ({ ...view, bounds }),
  out(view, { seat }) {
    return view.duel
      ? { ...view, duel: { ...view.duel, seats: view.duel.seats.filter((each) => each !== seat) } }
      : view;
  },
  'duel-won': (view, { cleared }) => endedDuel(view, cleared),
};
