// What the server says of a game, as docs/messages.schema.json has it.
import type { CardId, Dated, GameEvent, Held } from '../net/generated';

export type {
  Action,
  Answer,
  Board,
  CardId,
  Dated,
  DuelKind,
  GameEvent,
  GameId,
  Held,
  HeldIcon,
  Options,
  Seat,
  TrialKind,
  View,
} from '../net/generated';

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

export const cardOf = (held: Held): CardId => (typeof held === 'string' ? held : held.card);

// The cards whose years an event tells.
export function datedIn(event: GameEvent): Dated[] {
  if ('year' in event && 'card' in event) return [{ card: event.card, year: event.year }];
  return 'cards' in event ? event.cards.filter((each) => typeof each !== 'string') : [];
}
