// What is worth a look before play goes on: the end of a trial or of a duel, made from one happening.
import type { Answer, Dated, DuelKind, GameEvent, Seat, TrialKind } from '../types';
import type { ChallengeHappening } from './view';

export interface Step {
  seat: Seat;
  by: number;
  to: number;
}

// What comes after it.
export type Next =
  { type: 'trial'; kind: TrialKind } | { type: 'duel'; kind: DuelKind; seats: Seat[] } | { type: 'over' };

interface Common {
  n: number;
  from: number[]; // where the pawns stood
  steps: Step[];
  next: Next;
}
export interface TrialOutcome extends Common {
  type: 'trial';
  kind: TrialKind;
  cards: Dated[];
  answers: Answer[];
}
export interface DuelOutcome extends Common {
  type: 'duel';
  kind: DuelKind;
  winner: Seat | null;
  card: Dated | null; // the last one, turned
  right: boolean;
  by: Seat;
}
export type Outcome = TrialOutcome | DuelOutcome;

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

export function outcomeOf({ n, seat, events, before }: ChallengeHappening): Outcome | null {
  const find = <T extends GameEvent['type']>(type: T): Of<T> | undefined =>
    events.find((event): event is Of<T> => event.type === type);
  const next = nextOf(find('trial'), find('duel'), find('game-over'));
  if (!next) return null;
  const steps = events.filter((event) => event.type === 'advanced').map(({ seat, by, to }) => ({ seat, by, to }));
  const common = { n, from: before.positions ?? [], steps, next };

  const turned = find('turned');
  if (turned && before.trial) {
    return { ...common, type: 'trial', kind: before.trial.kind, cards: turned.cards, answers: turned.answers };
  }
  if (!before.duel) return null;
  const placed = find('placed');
  const guessed = find('guessed');
  const card = placed ?? (guessed && before.duel.card ? { card: before.duel.card, year: guessed.year } : null);
  return {
    ...common,
    type: 'duel',
    kind: before.duel.kind,
    winner: find('duel-won')?.seat ?? null,
    card: card && { card: card.card, year: card.year },
    right: placed ? placed.right : guessed?.hint === 'right',
    by: seat,
  };
}

function nextOf(
  trial: Of<'trial'> | undefined,
  duel: Of<'duel'> | undefined,
  over: Of<'game-over'> | undefined,
): Next | null {
  if (over) return { type: 'over' };
  if (duel) return { type: 'duel', kind: duel.kind, seats: duel.seats };
  return trial ? { type: 'trial', kind: trial.kind } : null;
}
