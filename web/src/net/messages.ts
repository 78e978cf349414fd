// The messages of the WebSocket, as docs/messages.schema.json has them.
import type { Asked } from './generated';

export type {
  Asked,
  ChatLine,
  Face,
  Facts,
  Filter,
  Language,
  Reaction,
  Said,
  SettingsWish,
  Standing,
  State,
  TableNews,
  TableSettings,
} from './generated';

// What changes a table carries an id, under which it counts once.
type Numbered = Extract<Asked, { id: string }>;
type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
export type TableRequest = WithoutId<Numbered>;
type Hello = Extract<Asked, { type: 'hello' }>;
export type Remark = Exclude<Asked, Hello | { id: string }>;
