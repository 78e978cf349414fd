// The messages of the WebSocket, as docs/messages.schema.json has them.
export type {
  Asked,
  ChatLine,
  Face,
  Facts,
  Filter,
  Language,
  Reaction,
  Said,
  Standing,
  State,
  TableNews,
  TableSettings,
} from './generated';
