// How a finished game stands: what those have who did not win.
import type { PageGame, Ending } from '../games/game';
import type { Seat, View } from '../games/types';
import type { Language } from '../net/messages';
import type { Call } from './calls';

export interface Standing {
  seat: Seat;
  rank: number | null; // null: all won or lost together
  left: string;
}

// Those who stand on the podium; a team stands there as one.
export const winnersOf = (view: View, { together }: PageGame): Seat[] => (together ? [] : (view.winners ?? []));

export function standingsOf(view: View, game: PageGame, ending: Ending, calls: Call[], language: Language): Standing[] {
  const winners = winnersOf(view, game);
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  const worth = (seat: Seat): number => ending.worth(view, seat);
  return others
    .sort((a, b) => worth(b) - worth(a) || a - b)
    .map((seat) => {
      const better = others.filter((other) => worth(other) > worth(seat)).length;
      const rank = game.together ? null : winners.length + better + 1;
      return { seat, rank, left: ending.standing(view, seat, calls, language) };
    });
}
