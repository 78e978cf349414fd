// For the all-seeing: whether the card that was proposed lies right.
import type { Unseen } from '../game';
import type { Teller } from '../sentences';
import type { CardId, GameEvent } from '../types';
import type { ContestView } from './view';
import { contestWords } from './words';

export function unseen(view: ContestView, _: GameEvent[], years: Record<CardId, number>, teller: Teller): Unseen {
  const { proposal } = view;
  const value = proposal ? years[proposal.card] : undefined;
  if (!proposal || value === undefined) return { note: '', cards: [], answers: [] };
  const [before, after] = [view.line?.[proposal.gap - 1], view.line?.[proposal.gap]];
  const right = (before?.year ?? -Infinity) <= value && value <= (after?.year ?? Infinity);
  const note = contestWords(teller.language).replay.lies(teller.year(proposal.card, value), right);
  return { note, cards: [], answers: [] };
}
