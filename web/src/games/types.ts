// What the server says of a game, as docs/messages.schema.json has it.
import type { CardId, Held } from '../net/generated';

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

export const cardOf = (held: Held): CardId => (typeof held === 'string' ? held : held.card);
