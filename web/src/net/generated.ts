// Made of docs/messages.schema.json by `npm run types`. Do not edit.

/**
 * What the server and a client say to each other, as docs/protocol.md tells it. The page's types are made from it (npm run types), and its tests hold both sides to it.
 */
export type Messages = Said | Asked | Body | Reply;
/**
 * What the server says.
 */
export type Said =
  | Welcome
  | Resumed
  | TableChanged
  | Began
  | Updated
  | Presence
  | Hold
  | Reacted
  | Pointed
  | Drafted
  | Looked
  | FactsTold
  | Pong
  | Refused
  | Misunderstood
  | Bye
  | ChatLine;
/**
 * Of what happens at a table, without gaps.
 */
export type EntryNumber = number;
/**
 * In ms, by the server’s clock.
 */
export type Time = number;
export type PersonId = string;
export type Seat = number;
export type Seats = Seat[];
export type TableCode = string;
export type Standing = 'gathering' | 'playing' | 'over' | 'archived';
export type GameId = 'classic' | 'first-edition' | 'twist' | 'coop' | 'challenge' | 'chronology' | 'contest';
export type Count = number;
export type OnMiss = 'discard' | 'remove' | 'put-right';
export type TieBreak = 'usual' | 'single-success' | 'sudden-death';
export type Year = number;
export type TrialKind = 'four-cards' | 'right-date' | 'bet' | 'order' | 'gap';
export type DuelKind = 'sudden-death' | 'more-or-less';
export type People = PersonId[];
export type RequestId = string;
export type CardId = string;
export type Held = CardId | HeldIcon;
export type Icon = number;
export type CardIds = CardId[];
export type Wheels = number[];
export type Sign = number;
/**
 * The years that a hidden one lies between; null: not known.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Bounds = [Year | null, Year | null];
/**
 * As it is told at a table.
 */
export type GameEvent =
  | Dealt
  | Started
  | DiscardStarted
  | Placed
  | PutRight
  | Discarded
  | Removed
  | Drew
  | RoundEnded
  | TieBreakBegan
  | Out
  | Played
  | Stuck
  | TurnEnded
  | TrialBegan
  | Answered
  | Turned
  | Advanced
  | DuelBegan
  | Guessed
  | DuelWon
  | Proposed
  | Accepted
  | Contested
  | Gave
  | Scored
  | GameOver
  | SeenShuffle;
export type Reaction = 'bravo' | 'laugh' | 'wow' | 'think' | 'sad' | 'hurry' | 'heart' | 'sorry';
export type Action = PlaceCard | Play | Discard | EndTurn | GiveAnswer | Guess | Accept | Contest | Give;
export type Precision = 'exact' | 'about' | 'decade' | 'century' | 'millennium';
export type RefusalCode =
  | 'bad-json'
  | 'bad-request'
  | 'no-game'
  | 'game-over'
  | 'not-your-turn'
  | 'not-allowed'
  | 'not-your-card'
  | 'bad-gap'
  | 'bad-answer'
  | 'unknown-game'
  | 'bad-option'
  | 'bad-deck'
  | 'deck-too-small'
  | 'deck-too-large'
  | 'stale'
  | 'duplicate'
  | 'paused'
  | 'not-your-seat'
  | 'not-seated'
  | 'seat-taken'
  | 'no-such-seat'
  | 'seats-free'
  | 'seated'
  | 'full'
  | 'not-host'
  | 'begun'
  | 'bad-name'
  | 'bad-bot'
  | 'unknown-type'
  | 'no-token'
  | 'kicked'
  | 'not-stored'
  | 'too-fast'
  | 'busy';
export type ErrorCode = string;
/**
 * What a client says.
 */
export type Asked =
  | Hello
  | Act
  | Sit
  | Stand
  | Leave
  | Bot
  | Kick
  | PassHost
  | ChangeSettings
  | Start
  | Chat
  | Pause
  | Resume
  | Rematch
  | React
  | Point
  | Draft
  | Look
  | Read
  | Speak
  | Ping;
export type Language = string;
/**
 * What clients send over HTTP; decks are described by deck.schema.json.
 */
export type Body = Called | Claim | Opening;
/**
 * What the HTTP routes answer; decks are described by deck.schema.json.
 */
export type Reply =
  NewPerson | Person | Forgotten | RecoveryCode | OpenedTable | ListedTable | TableList | Replay | ErrorReply;
export type LogEvent = GameEvent | WholeEvent;
/**
 * As it is in a log, and for those who see all.
 */
export type WholeEvent =
  | Dealt
  | Started
  | DiscardStarted
  | Placed
  | PutRight
  | Discarded
  | Removed
  | Drew
  | RoundEnded
  | TieBreakBegan
  | Out
  | Played
  | Stuck
  | TurnEnded
  | TrialBegan
  | Answered
  | Turned
  | Advanced
  | DuelBegan
  | Guessed
  | DuelWon
  | Proposed
  | Accepted
  | Contested
  | Gave
  | Scored
  | GameOver
  | Reshuffled;

export interface Welcome {
  type: 'welcome';
  n: EntryNumber;
  now: Time;
  person: PersonId;
  seats: Seats;
  table: TableNews;
  chat: ChatLine[];
  state: State | null;
  until?: Time;
}
export interface TableNews {
  code: TableCode;
  standing: Standing;
  host: PersonId;
  settings: TableSettings;
  seats: Place[];
  people: {
    [k: string]: string;
  };
  here: People;
  onlookers: Count;
  paused: boolean;
  to_pause: People;
  cards?: Count;
  left_out?: Count;
  rematch?: TableCode;
}
export interface TableSettings {
  game: GameId;
  seats: Count;
  options: OptionsWish;
  decks: TableDeck[];
  filter: Filter;
  turn_seconds: Count;
  listed: boolean;
  teams: boolean;
}
/**
 * As people wish them: what is not named is as usual.
 */
export interface OptionsWish {
  first?: Seat;
  hand?: Count | Count[];
  on_miss?: OnMiss;
  tie_break?: TieBreak;
  cards?: Count;
  icons?: Count;
  board?: {
    dates?: Year[];
    track?: TrialKind[];
    duels?: DuelLine[];
  };
  final_duel?: boolean;
  rounds?: Count;
}
export interface DuelLine {
  after: Count;
  kind: DuelKind;
}
export interface TableDeck {
  name: string;
  hash: string;
}
export interface Filter {
  from?: number;
  to?: number;
  themes?: string[];
  regions?: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  familiarity?: [number, number];
}
export interface Place {
  people: People;
  name: string;
  bot?: string;
}
export interface ChatLine {
  type: 'chat';
  n?: EntryNumber;
  at: Time;
  by: PersonId;
  name: string;
  text: string;
  id?: RequestId;
}
export interface State {
  view: View;
  cards: Faces;
  about: CardIds;
}
/**
 * Every field is there in every game; what is not going on is null.
 */
export interface View {
  game: GameId;
  options: Options;
  seats: Count;
  to_act: Seats;
  over: boolean;
  round: Count;
  line: Dated[] | null;
  hands: Held[][] | null;
  draw_count: Count;
  discard: CardIds;
  tie_break: boolean | null;
  out: Seats | null;
  rift: (Dated | null)[] | null;
  icon: Icon | null;
  turn: {
    tried: Count;
    placed: Count;
  } | null;
  positions: Count[] | null;
  trial: {
    kind: TrialKind;
    cards: CardIds;
  } | null;
  answered: Seats | null;
  answer: Answer | null;
  duel: {
    kind: DuelKind;
    seats: Seats;
    card: CardId | null;
  } | null;
  bounds: Bounds | null;
  proposal: {
    seat: Seat;
    card: CardId;
    gap: Count;
  } | null;
  contester: Seat | null;
  giving: Giving | null;
  totals: number[] | null;
  winners: Seats | null;
  score: number | null;
  rank: number | null;
}
/**
 * As a game has settled them.
 */
export interface Options {
  first: Seat;
  hand?: Count[];
  on_miss?: OnMiss;
  tie_break?: TieBreak;
  cards?: Count;
  icons?: Count;
  board?: Board;
  final_duel?: boolean;
  rounds?: Count;
}
export interface Board {
  dates: Year[];
  track: TrialKind[];
  duels: DuelLine[];
}
export interface Dated {
  card: CardId;
  year: Year;
}
/**
 * A card in a hand of coop; the year of a stuck one is known.
 */
export interface HeldIcon {
  card: CardId;
  front: Icon;
  stuck?: true;
  year?: Year;
}
export interface Answer {
  wheels: Wheels;
  sign?: Sign;
}
/**
 * Who has to give a card to whom; null: to whom they like.
 */
export interface Giving {
  from: Seat;
  to: Seat | null;
}
export interface Faces {
  [k: string]: Face;
}
/**
 * What lies open of a card before it is turned.
 */
export interface Face {
  title: string;
  dated?: string;
  clue?: string;
  picture?: string;
  theme?: string;
}
export interface Resumed {
  type: 'resumed';
  n: EntryNumber;
  now: Time;
  person: PersonId;
  seats: Seats;
  table: TableNews;
  until?: Time;
}
export interface TableChanged {
  type: 'table';
  n: EntryNumber;
  table: TableNews;
  by?: PersonId;
  id?: RequestId;
}
export interface Began {
  type: 'began';
  n: EntryNumber;
  table: TableNews;
  state: State;
  by?: PersonId;
  id?: RequestId;
  until?: Time;
}
export interface Updated {
  type: 'update';
  n: EntryNumber;
  at: Time;
  seat: Seat;
  events: GameEvent[];
  to_act: Seats;
  over: boolean;
  actor?: 'bot' | 'clock';
  by?: PersonId;
  id?: RequestId;
  cards?: Faces;
  about?: CardIds;
  until?: Time;
}
export interface Dealt {
  type: 'dealt';
  seat: Seat;
  cards: CardIds;
  fronts?: Icon[];
}
export interface Started {
  type: 'started';
  card: CardId;
  year: Year;
}
export interface DiscardStarted {
  type: 'discard-started';
  card: CardId;
  year: Year;
  icon: Icon;
}
export interface Placed {
  type: 'placed';
  seat: Seat;
  card: CardId;
  gap: Count;
  year: Year;
  right: boolean;
  giving?: Giving;
  cleared?: CardIds;
}
export interface PutRight {
  type: 'put-right';
  card: CardId;
  gap: Count;
  year: Year;
}
export interface Discarded {
  type: 'discarded';
  seat: Seat;
  card: CardId;
  year: Year;
  icon?: Icon;
}
export interface Removed {
  type: 'removed';
  seat: Seat;
  card: CardId;
  year: Year;
}
export interface Drew {
  type: 'drew';
  seat: Seat;
  card: CardId;
  front?: Icon;
}
export interface RoundEnded {
  type: 'round-ended';
  round: Count;
  next?: Count;
}
export interface TieBreakBegan {
  type: 'tie-break';
  seats: Seats;
}
export interface Out {
  type: 'out';
  seat: Seat;
}
export interface Played {
  type: 'played';
  seat: Seat;
  card: CardId;
  year: Year;
  row: 'line' | 'rift';
  gap: Count;
}
export interface Stuck {
  type: 'stuck';
  seat: Seat;
  card: CardId;
  year: Year;
}
export interface TurnEnded {
  type: 'turn-ended';
  seat: Seat;
  round: Count;
}
export interface TrialBegan {
  type: 'trial';
  kind: TrialKind;
  cards: CardIds;
  round: Count;
}
export interface Answered {
  type: 'answered';
  seat: Seat;
  wheels?: Wheels;
  sign?: Sign;
}
export interface Turned {
  type: 'turned';
  cards: Dated[];
  answers: Answer[];
}
export interface Advanced {
  type: 'advanced';
  seat: Seat;
  by: number;
  to: Count;
}
export interface DuelBegan {
  type: 'duel';
  kind: DuelKind;
  seats: Seats;
  card?: CardId;
}
export interface Guessed {
  type: 'guessed';
  seat: Seat;
  year: Year;
  hint: 'later' | 'earlier' | 'right';
  bounds: Bounds;
}
export interface DuelWon {
  type: 'duel-won';
  seat: Seat;
  cleared: CardIds;
}
export interface Proposed {
  type: 'proposed';
  seat: Seat;
  card: CardId;
  gap: Count;
}
export interface Accepted {
  type: 'accepted';
  seat: Seat;
}
export interface Contested {
  type: 'contested';
  seat: Seat;
}
export interface Gave {
  type: 'gave';
  from: Seat;
  to: Seat;
  card: CardId;
}
export interface Scored {
  type: 'scored';
  points: number[];
  totals: number[];
  next?: Count;
}
export interface GameOver {
  type: 'game-over';
  winners: Seats;
  score?: number;
  rank?: number;
  totals?: number[];
  positions?: Count[];
}
/**
 * As players see it: a shuffle is only counted.
 */
export interface SeenShuffle {
  type: 'reshuffled';
  count: Count;
  pile: Count;
  whole: boolean;
}
export interface Presence {
  type: 'presence';
  here: People;
  onlookers: Count;
  to_pause: People;
  id?: RequestId;
  until?: Time;
}
export interface Hold {
  type: 'hold';
  on: boolean;
}
export interface Reacted {
  type: 'reaction';
  by: PersonId;
  reaction: Reaction;
}
export interface Pointed {
  type: 'pointed';
  by: PersonId;
  card: CardId;
  gap?: Count;
}
export interface Drafted {
  type: 'draft';
  by: PersonId;
  action: Action;
}
/**
 * In a duel the card is the one that was drawn.
 */
export interface PlaceCard {
  type: 'place';
  seat: Seat;
  gap: Count;
  card?: CardId;
}
export interface Play {
  type: 'play';
  seat: Seat;
  card: CardId;
  gap?: Count;
}
export interface Discard {
  type: 'discard';
  seat: Seat;
  card: CardId;
}
export interface EndTurn {
  type: 'end-turn';
  seat: Seat;
}
export interface GiveAnswer {
  type: 'answer';
  seat: Seat;
  wheels: Wheels;
  sign?: Sign;
}
export interface Guess {
  type: 'guess';
  seat: Seat;
  year: Year;
}
export interface Accept {
  type: 'accept';
  seat: Seat;
}
export interface Contest {
  type: 'contest';
  seat: Seat;
}
export interface Give {
  type: 'give';
  seat: Seat;
  card: CardId;
  to?: Seat;
}
export interface Looked {
  type: 'state';
  n: EntryNumber;
  state: State | null;
}
export interface FactsTold {
  type: 'facts';
  cards?: FactsByCard;
}
export interface FactsByCard {
  [k: string]: Facts;
}
/**
 * What is told of a card that was turned.
 */
export interface Facts {
  precision: Precision;
  fact?: string;
  source?: string;
}
export interface Pong {
  type: 'pong';
  now: Time;
  n: EntryNumber;
}
export interface Refused {
  type: 'refused';
  code: RefusalCode;
  message: string;
  id?: RequestId;
  n?: EntryNumber;
  state?: State | null;
  counted?: EntryNumber;
}
export interface Misunderstood {
  type: 'error';
  code: ErrorCode;
  message: string;
}
export interface Bye {
  type: 'bye';
  reason: 'replaced' | 'kicked' | 'restart' | 'slow' | 'too-fast' | 'no-table' | 'no-token' | 'full' | 'bad-request';
}
export interface Hello {
  type: 'hello';
  token?: string;
  last?: EntryNumber;
  lang?: Language;
}
export interface Act {
  type: 'act';
  id: RequestId;
  action: Action;
  n: EntryNumber;
}
export interface Sit {
  type: 'sit';
  id: RequestId;
  seat?: Seat;
  name?: string;
  also?: boolean;
}
export interface Stand {
  type: 'stand';
  id: RequestId;
  seat: Seat;
}
export interface Leave {
  type: 'leave';
  id: RequestId;
}
export interface Bot {
  type: 'bot';
  id: RequestId;
  seat: Seat;
  kind?: string;
}
export interface Kick {
  type: 'kick';
  id: RequestId;
  person: PersonId;
}
export interface PassHost {
  type: 'host';
  id: RequestId;
  person: PersonId;
}
export interface ChangeSettings {
  type: 'settings';
  id: RequestId;
  settings: SettingsWish;
}
/**
 * What changes of them.
 */
export interface SettingsWish {
  game?: GameId;
  seats?: Count;
  options?: OptionsWish;
  decks?: (string | TableDeck)[];
  filter?: Filter;
  turn_seconds?: Count;
  listed?: boolean;
  teams?: boolean;
}
export interface Start {
  type: 'start';
  id: RequestId;
  fill?: string;
}
export interface Chat {
  type: 'chat';
  id: RequestId;
  text: string;
  name?: string;
}
export interface Pause {
  type: 'pause';
  id: RequestId;
}
export interface Resume {
  type: 'resume';
  id: RequestId;
}
export interface Rematch {
  type: 'rematch';
  id: RequestId;
}
export interface React {
  type: 'react';
  reaction: Reaction;
}
export interface Point {
  type: 'point';
  card: CardId;
  gap?: Count;
}
export interface Draft {
  type: 'draft';
  action: Action;
}
export interface Look {
  type: 'look';
  seat?: Seat;
}
export interface Read {
  type: 'read';
  cards: CardIds;
}
export interface Speak {
  type: 'lang';
  lang: Language;
}
export interface Ping {
  type: 'ping';
}
/**
 * What one calls oneself, for POST /api/people and PUT /api/me.
 */
export interface Called {
  name: string;
}
/**
 * A recovery code, for POST /api/claim.
 */
export interface Claim {
  code: string;
}
/**
 * What a table is opened with, for POST /api/tables.
 */
export interface Opening {
  name: string;
  game?: GameId;
  seats?: Count;
  options?: OptionsWish;
  decks?: (string | TableDeck)[];
  filter?: Filter;
  turn_seconds?: Count;
  listed?: boolean;
  teams?: boolean;
  sit?: boolean;
  people?: string[];
  bots?: string[];
  start?: boolean;
}
export interface NewPerson {
  person: PersonId;
  name: string;
  token: string;
}
export interface Person {
  person: PersonId;
  name: string;
}
export interface Forgotten {
  forgotten: true;
}
export interface RecoveryCode {
  code: string;
  expires: Time;
}
export interface OpenedTable {
  table: TableCode;
  link: string;
}
export interface ListedTable {
  table: TableCode;
  game: GameId;
  seats: Count;
  free: Count;
  names: string[];
  host: string;
  here: Count;
  standing: Standing;
  changed: Time;
  decks: string[];
  turn_seconds: Count;
  teams: boolean;
  winners?: Seats;
}
export interface TableList {
  tables: ListedTable[];
}
export interface Replay {
  table: TableNews;
  over: boolean;
  steps: ReplayStep[];
  cards: Faces;
  facts: FactsByCard;
  /**
   * Of all cards: for those who see all, when the game is over.
   */
  years?: {
    [k: string]: Year;
  };
}
/**
 * The first one has the view that it leads to; each later one says whose it was.
 */
export interface ReplayStep {
  n: EntryNumber;
  at: Time;
  seat?: Seat;
  actor?: 'bot' | 'clock';
  events: LogEvent[];
  to_act: Seats;
  over: boolean;
  view?: View;
}
/**
 * As logs have it, the top card first.
 */
export interface Reshuffled {
  type: 'reshuffled';
  cards: CardIds;
  pile: Count;
  whole: boolean;
}
export interface ErrorReply {
  error: {
    code: ErrorCode;
    message: string;
  };
}
