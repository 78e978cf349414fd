// Where everybody's calls are drawn beside a walk.
import type { CardId, Seat } from '../games/types';
import { gapOn, type Call, type Walk } from './calls';

export type MarkKind = 'right' | 'wrong' | 'stuck' | 'doubt' | 'doubt-wrong';

export interface Mark {
  kind: MarkKind;
  call: Call;
  at: number; // the card, or the gap before it
  between: boolean;
  count: number; // of calls at the same place
}

export function kindOf({ kind, right }: Call): MarkKind {
  if (kind === 'doubted') return right ? 'doubt' : 'doubt-wrong';
  if (kind === 'stuck') return 'stuck';
  return right ? 'right' : 'wrong';
}

export function marksOf(walk: Walk, seat: Seat): Mark[] {
  const marks: Mark[] = [];
  for (const call of walk.calls) {
    if (call.seat !== seat) continue;
    const kind = kindOf(call);
    const between = !call.right && call.between !== null;
    const at =
      between && call.between
        ? gapOn(walk.cards, call.between)
        : walk.cards.findIndex(({ card }) => card === call.card);
    if (at < 0) continue;
    const same = marks.find((mark) => mark.at === at && mark.between === between && mark.kind === kind);
    if (same) ++same.count;
    else marks.push({ kind, call, at, between, count: 1 });
  }
  return marks;
}

// Cards that were missed and do not lie in the walk, by the gap they were tried in.
export function strays(walk: Walk): Map<number, Call[]> {
  const found = new Map<number, Call[]>();
  for (const call of walk.calls) {
    if (call.right || !call.between) continue;
    const gap = gapOn(walk.cards, call.between);
    found.set(gap, [...(found.get(gap) ?? []), call]);
  }
  return found;
}

export const callsOn = (walk: Walk, card: CardId): Call[] => walk.calls.filter((call) => call.card === card);
