// How a finished game stands: who won, and what the others have.
import { rankOf } from '../games/coop/score';
import type { Seat, View } from '../games/types';
import type { Words } from '../words/fr';
import { countOf, type Call } from './calls';

export interface Standing {
  seat: Seat;
  rank: number | null; // null: all won or lost together
  left: string;
}

// What somebody has, the more the better.
function worth(view: View, seat: Seat): number {
  if (view.totals) return view.totals[seat] ?? 0;
  if (view.positions) return view.positions[seat] ?? 0;
  return -(view.hands?.[seat]?.length ?? 0);
}

function leftOf(view: View, seat: Seat, calls: Call[], words: Words): string {
  if (view.game === 'coop') return words.end.played(countOf(calls, seat)[0]);
  if (view.totals) return words.end.inTotal(view.totals[seat] ?? 0);
  if (view.positions) return words.challenge.square(view.positions[seat] ?? 0, view.options.board?.track.length ?? 0);
  return words.end.inHand(view.hands?.[seat]?.length ?? 0);
}

// All but those who won alone or together; a team stands as one.
export function standingsOf(view: View, calls: Call[], words: Words): Standing[] {
  const team = view.game === 'coop';
  const winners = team ? [] : (view.winners ?? []);
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  if (team) return others.map((seat) => ({ seat, rank: null, left: leftOf(view, seat, calls, words) }));
  return others
    .sort((a, b) => worth(view, b) - worth(view, a) || a - b)
    .map((seat) => {
      const better = others.filter((other) => worth(view, other) > worth(view, seat)).length;
      return { seat, rank: winners.length + better + 1, left: leftOf(view, seat, calls, words) };
    });
}

export function headlineOf(view: View, name: (seat: Seat) => string, words: Words): string {
  if (view.game === 'coop') {
    const rank = words.coop.ranks[rankOf(view.score ?? 0)] ?? '';
    return rank.charAt(0).toUpperCase() + rank.slice(1);
  }
  return view.winners?.length ? words.table.wins(view.winners.map(name)) : words.table.nobodyWins;
}

export function howOf(view: View, words: Words): string {
  const { end } = words;
  const winners = view.winners ?? [];
  if (view.game === 'coop') {
    const placed = (view.line?.length ?? 0) + (view.rift ?? []).filter((each) => each !== null).length;
    return end.team(view.score ?? 0, placed);
  }
  if (view.totals) return end.points(Math.max(...view.totals), view.round);
  if (view.positions) return end.race(view.round);
  if (winners.length > 1) return end.shared(view.round);
  return view.tie_break ? end.afterTie(view.round) : end.emptyHand(view.round);
}
