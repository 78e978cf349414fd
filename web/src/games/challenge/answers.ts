// The answers of a trial, card by card.
import type { CardId, GameEvent, Seat } from '../types';
import { gapOf, numberOf, rightWheels } from './judge';
import type { ChallengeView } from './view';

export interface Judged {
  seat: Seat;
  card: CardId;
  year: number;
  right: boolean;
  off: number | null; // years beside the truth
  parts: [number, number] | null;
}

export function judgedAnswers(
  before: ChallengeView,
  { cards, answers }: Extract<GameEvent, { type: 'turned' }>,
): Judged[] {
  const kind = before.trial?.kind;
  const dates = before.options.board?.dates ?? [];
  if (!kind) return [];
  return answers.flatMap((answer, seat) => {
    const wheels = rightWheels(kind, cards, answer, answers, dates);
    const count = wheels.filter(Boolean).length;
    const named = numberOf(answer.wheels);
    return cards.map(({ card, year }, i): Judged => {
      if (kind === 'four-cards' || kind === 'order')
        return { seat, card, year, right: wheels[i] ?? false, off: null, parts: null };
      if (kind === 'gap')
        return {
          seat,
          card,
          year,
          right: count > 0,
          off: i === 0 ? Math.abs(named - gapOf(cards)) : null,
          parts: null,
        };
      const off = kind === 'right-date' ? Math.abs(named * (answer.sign ?? 1) - year) : null;
      return { seat, card, year, right: count > 0, off, parts: [count, wheels.length] };
    });
  });
}
