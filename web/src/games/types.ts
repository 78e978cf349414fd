// What the server says of a game, as docs/messages.schema.json has it.
import type { CardId, Dated, GameEvent, Held, View as SentView } from '../net/generated';

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
} from '../net/generated';

// What all games have. The server sends the fields of all games at once; each game's folder names its own.
export type View = Pick<
  SentView,
  | 'game'
  | 'options'
  | 'seats'
  | 'to_act'
  | 'over'
  | 'round'
  | 'line'
  | 'hands'
  | 'draw_count'
  | 'discard'
  | 'winners'
  | 'score'
  | 'rank'
>;

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;

export const cardOf = (held: Held): CardId => (typeof held === 'string' ? held : held.card);

// The cards whose years an event tells.
export function datedIn(event: GameEvent): Dated[] {
  if ('year' in event && 'card' in event) return [{ card: event.card, year: event.year }];
  return 'cards' in event ? event.cards.filter((each) => typeof each !== 'string') : [];
}
