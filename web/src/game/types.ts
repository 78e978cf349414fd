// What the server says of a game: views and events, as in docs/protocol.md.

export type Seat = number;
export type CardId = string;
export type GameId = 'classic' | 'first-edition' | 'twist' | 'coop' | 'challenge' | 'chronology' | 'contest';

export interface Dated {
  card: CardId;
  year: number;
}

export interface HeldIcon {
  card: CardId;
  front: number;
  stuck?: boolean;
  year?: number;
}
export type Held = CardId | HeldIcon;

export type TrialKind = 'four-cards' | 'right-date' | 'bet' | 'order' | 'gap';
export type DuelKind = 'sudden-death' | 'more-or-less';

export interface Answer {
  wheels: number[];
  sign?: number;
}

export interface Board {
  dates: number[];
  track: TrialKind[];
  duels: { after: number; kind: DuelKind }[];
}

export interface Options {
  first: Seat;
  hand?: number[];
  on_miss?: 'discard' | 'remove' | 'put-right';
  tie_break?: string;
  cards?: number;
  icons?: number;
  board?: Board;
  final_duel?: boolean;
  rounds?: number;
}

export interface View {
  game: GameId;
  options: Options;
  seats: number;
  to_act: Seat[];
  over: boolean;
  round: number;
  line: Dated[] | null;
  hands: Held[][] | null;
  draw_count: number;
  discard: CardId[];
  tie_break: boolean | null;
  out: Seat[] | null;
  rift: (Dated | null)[] | null;
  icon: number | null;
  turn: { tried: number; placed: number } | null;
  positions: number[] | null;
  trial: { kind: TrialKind; cards: CardId[] } | null;
  answered: Seat[] | null;
  answer: Answer | null;
  duel: { kind: DuelKind; seats: Seat[]; card: CardId | null } | null;
  bounds: [number | null, number | null] | null;
  proposal: { seat: Seat; card: CardId; gap: number } | null;
  contester: Seat | null;
  giving: { from: Seat; to: Seat | null } | null;
  totals: number[] | null;
  winners: Seat[] | null;
  score: number | null;
  rank: number | null;
}

export type GameEvent =
  | { type: 'dealt'; seat: Seat; cards: CardId[]; fronts?: number[] }
  | { type: 'started'; card: CardId; year: number }
  | { type: 'discard-started'; card: CardId; year: number; icon: number }
  | { type: 'placed'; seat: Seat; card: CardId; gap: number; year: number; right: boolean }
  | { type: 'put-right'; card: CardId; gap: number }
  | { type: 'discarded'; seat: Seat; card: CardId; year: number; icon?: number }
  | { type: 'removed'; seat: Seat; card: CardId; year: number }
  | { type: 'drew'; seat: Seat; card: CardId; front?: number }
  | { type: 'reshuffled'; count: number }
  | { type: 'round-ended'; round: number }
  | { type: 'tie-break'; seats: Seat[] }
  | { type: 'out'; seat: Seat }
  | { type: 'played'; seat: Seat; card: CardId; year: number; row: 'line' | 'rift'; gap: number }
  | { type: 'stuck'; seat: Seat; card: CardId; year: number }
  | { type: 'turn-ended'; seat: Seat }
  | { type: 'trial'; kind: TrialKind; cards: CardId[] }
  | { type: 'answered'; seat: Seat; wheels?: number[]; sign?: number }
  | { type: 'turned'; cards: Dated[]; answers: Answer[] }
  | { type: 'advanced'; seat: Seat; by: number; to: number }
  | { type: 'duel'; kind: DuelKind; seats: Seat[]; card?: CardId }
  | { type: 'guessed'; seat: Seat; year: number; hint: 'later' | 'earlier' | 'right' }
  | { type: 'duel-won'; seat: Seat }
  | { type: 'proposed'; seat: Seat; card: CardId; gap: number }
  | { type: 'accepted'; seat: Seat }
  | { type: 'contested'; seat: Seat }
  | { type: 'gave'; from: Seat; to: Seat; card: CardId }
  | { type: 'scored'; points: number[]; totals: number[] }
  | { type: 'game-over'; winners: Seat[]; score?: number; rank?: number; totals?: number[]; positions?: number[] };

export type Action =
  | { seat: Seat; type: 'place'; card: CardId; gap: number }
  | { seat: Seat; type: 'place'; gap: number }
  | { seat: Seat; type: 'play'; card: CardId; gap?: number }
  | { seat: Seat; type: 'discard'; card: CardId }
  | { seat: Seat; type: 'end-turn' }
  | { seat: Seat; type: 'answer'; wheels: number[]; sign?: number }
  | { seat: Seat; type: 'guess'; year: number }
  | { seat: Seat; type: 'accept' }
  | { seat: Seat; type: 'contest' }
  | { seat: Seat; type: 'give'; card: CardId; to?: Seat };

export const cardOf = (held: Held): CardId => (typeof held === 'string' ? held : held.card);
