// The messages of the WebSocket, as in docs/protocol.md.
import type { Action, CardId, GameEvent, GameId, Seat, View } from '../game/types';

export type Language = 'fr' | 'en';
export type Standing = 'gathering' | 'playing' | 'over' | 'archived';

// What lies open of a card.
export interface Face {
  title: string;
  dated?: string;
  clue?: string;
  picture?: string;
  theme?: string;
}
export interface Facts {
  fact?: string;
  link?: string;
}

export interface State {
  view: View;
  cards: Record<CardId, Face>;
  about: CardId[];
}

export interface Filter {
  from?: number;
  to?: number;
  themes?: string[];
  regions?: string[];
  familiarity?: [number, number];
}

export interface TableSettings {
  game: GameId;
  seats: number;
  options: Record<string, unknown>;
  decks: string[] | { name: string; hash: string }[];
  filter: Filter;
  turn_seconds: number;
  listed: boolean;
  teams: boolean;
}

export interface TableNews {
  code: string;
  standing: Standing;
  host: string;
  settings: TableSettings;
  seats: { people: string[]; name: string; bot?: string }[];
  people: Record<string, string>;
  here: string[];
  onlookers: number;
  paused: boolean;
  to_pause: string[];
  cards?: number;
  left_out?: number;
  rematch?: string;
}

export interface ChatLine {
  at: number;
  by: string;
  name: string;
  text: string;
  id?: string;
  n?: number;
}

export type Reaction = 'bravo' | 'laugh' | 'wow' | 'think' | 'sad' | 'hurry' | 'heart' | 'sorry';

export type Said =
  | {
      type: 'welcome';
      n: number;
      now: number;
      person: string;
      seats: Seat[];
      table: TableNews;
      chat: ChatLine[];
      state: State | null;
      until?: number;
    }
  | { type: 'resumed'; n: number; now: number; person: string; seats: Seat[]; table: TableNews; until?: number }
  | { type: 'table'; n: number; table: TableNews; by?: string; id?: string }
  | { type: 'began'; n: number; table: TableNews; state: State; by?: string; id?: string; until?: number }
  | {
      type: 'update';
      n: number;
      at: number;
      seat: Seat;
      actor?: 'bot' | 'clock';
      by?: string;
      id?: string;
      events: GameEvent[];
      to_act: Seat[];
      over: boolean;
      cards?: Record<CardId, Face>;
      about?: CardId[];
      until?: number;
    }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'presence'; here: string[]; onlookers: number; to_pause: string[]; until?: number }
  | { type: 'reaction'; by: string; reaction: Reaction }
  | { type: 'pointed'; by: string; card: CardId; gap?: number }
  | { type: 'draft'; by: string; action: Action }
  | { type: 'state'; n: number; seat?: Seat; state: State | null }
  | { type: 'facts'; cards: Record<CardId, Facts> }
  | { type: 'pong' }
  | { type: 'refused'; id?: string; code: string; message: string; n?: number; state?: State | null; counted?: number }
  | { type: 'error'; code: string; message: string }
  | { type: 'bye'; reason: string };
