// One turn of the game: who has placed, who has said what, who is next.
import type { CardId, GameEvent, Seat } from '../types';
import type { ContestHappening, ContestView } from './view';

export type Phase = 'placing' | 'deciding' | 'giving' | 'over';
export type Part = 'places' | 'placed' | 'accepted' | 'decides' | 'next' | 'waits' | 'gives' | 'receives' | 'idle';

// A card that was turned, and who had contested it.
export interface TurnedCard {
  seat: Seat;
  card: CardId;
  right: boolean;
  contester: Seat | null;
}

export function phaseOf(view: ContestView): Phase {
  if (view.over) return 'over';
  if (view.giving) return 'giving';
  return view.proposal ? 'deciding' : 'placing';
}

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
export function find<T extends GameEvent['type']>(events: GameEvent[], type: T): Of<T> | undefined {
  return events.find((event): event is Of<T> => event.type === type);
}

export function turnedIn(events: GameEvent[]): TurnedCard | null {
  const placed = find(events, 'placed');
  if (!placed) return null;
  const { seat, card, right } = placed;
  return { seat, card, right, contester: find(events, 'contested')?.seat ?? null };
}

export function lastTurned(log: ContestHappening[]): TurnedCard | null {
  for (let i = log.length - 1; i >= 0; --i) {
    const turned = turnedIn(log[i]?.events ?? []);
    if (turned) return turned;
  }
  return null;
}

const clockwise = (view: ContestView, from: Seat): Seat[] =>
  Array.from({ length: view.seats }, (_, i) => (from + i) % view.seats);

export interface Turn {
  // Whoever placed, then the others as they are asked.
  order: Seat[];
  parts: Part[]; // by seat
  contester: Seat | null; // of the card that was just turned
}

export function turnOf(view: ContestView, turned: TurnedCard | null): Turn {
  const { proposal, giving } = view;
  const acting = view.to_act[0];
  const parts = Array.from({ length: view.seats }, (): Part => 'idle');
  if (giving) {
    const order = clockwise(view, turned?.seat ?? giving.from);
    const asked = turned?.contester ?? null;
    if (turned)
      for (const seat of order.slice(1, asked === null ? undefined : order.indexOf(asked))) parts[seat] = 'accepted';
    if (giving.to !== null) parts[giving.to] = 'receives';
    parts[giving.from] = 'gives';
    return { order, parts, contester: asked };
  }
  if (!proposal) {
    if (acting !== undefined) parts[acting] = 'places';
    return { order: clockwise(view, acting ?? turned?.seat ?? 0), parts, contester: null };
  }
  const order = clockwise(view, proposal.seat);
  const asked = acting === undefined ? order.length : order.indexOf(acting);
  order.forEach((seat, i) => {
    if (i === 0) parts[seat] = 'placed';
    else if (i < asked) parts[seat] = 'accepted';
    else if (i === asked) parts[seat] = 'decides';
    else parts[seat] = i === asked + 1 ? 'next' : 'waits';
  });
  return { order, parts, contester: null };
}
