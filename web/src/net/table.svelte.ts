// One table as this browser knows it: what the server said, folded, and what was asked of it and not yet answered.
import { fold } from '../games/fold';
import { datedIn, type Action, type CardId, type GameEvent, type Seat, type View } from '../games/types';
import { currentToken } from './api';
import type {
  Asked,
  ChatLine,
  Face,
  Facts,
  Language,
  Reaction,
  Remark,
  TableRequest,
  Said,
  State,
  TableNews,
} from './messages';

export type Link = 'connecting' | 'open' | 'lost' | 'ended';

// What just happened, for the eyes and ears; numbered so that the same thing twice is two things.
export interface Happening<V extends View = View> {
  n: number;
  seat: Seat;
  actor: 'person' | 'bot' | 'clock';
  events: GameEvent[];
  before: V;
}

interface Pending {
  id: string;
  message: Asked;
}

interface Reacted {
  by: string;
  reaction: Reaction;
}

// What the boards know of a table: one that is played, or one that is watched again.
export interface Table<V extends View = View> {
  readonly code: string;
  link: Link;
  // The server cannot reach its store: what is asked waits.
  held: boolean;
  ending: string;
  refusal: { code: string; message: string; id?: string } | null;
  news: TableNews | null;
  person: string;
  seats: Seat[];
  view: V | null;
  cards: Record<CardId, Face>;
  about: ReadonlySet<CardId>;
  facts: Record<CardId, Facts>;
  years: Record<CardId, number>;
  chat: ChatLine[];
  log: Happening<V>[];
  // Of the last few seconds.
  reactions: Reacted[];
  pointed: { by: string; card: CardId } | null;
  drafts: Record<string, Action>; // what those on the same seat think of, by person
  until: number | null;
  pending: Pending[];
  eyes: Seat | null;
  leave(): void;
  reconnect(): void;
  now(): number;
  speak(language: Language): void;
  act(action: Action): string;
  ask(request: TableRequest): string;
  say(remark: Remark): void;
  look(seat: Seat | null): void;
}

const reactionFor = 4000;
const retries = [300, 600, 1200, 2500, 5000, 8000];

class LiveTable implements Table {
  link = $state<Link>('connecting');
  held = $state(false);
  // Why it ended, or what is wrong, as a code.
  ending = $state('');
  refusal = $state<{ code: string; message: string; id?: string } | null>(null);
  news = $state.raw<TableNews | null>(null);
  person = $state('');
  seats = $state.raw<Seat[]>([]);
  view = $state.raw<View | null>(null);
  cards = $state.raw<Record<CardId, Face>>({});
  about = $state.raw<ReadonlySet<CardId>>(new Set());
  facts = $state.raw<Record<CardId, Facts>>({});
  years = $state.raw<Record<CardId, number>>({});
  chat = $state.raw<ChatLine[]>([]);
  log = $state.raw<Happening[]>([]);
  reactions = $state.raw<Reacted[]>([]);
  pointed = $state.raw<{ by: string; card: CardId } | null>(null);
  drafts = $state.raw<Record<string, Action>>({});
  until = $state<number | null>(null);
  pending = $state.raw<Pending[]>([]);
  // Whose eyes one sees with where several sit on this device.
  eyes = $state<Seat | null>(null);

  private socket: WebSocket | null = null;
  private last: number | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private offset = 0; // of the server's clock
  private ids = 0;
  private readonly run = Math.random().toString(36).slice(2, 8);
  private over = false;

  constructor(
    readonly code: string,
    private language: Language,
    private readonly watching = false,
  ) {
    this.connect();
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  leave(): void {
    this.over = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  // As somebody else: after this browser got or changed its token.
  reconnect(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.last = null;
    this.tries = 0;
    this.ending = '';
    this.link = 'connecting';
    this.connect();
    old?.close();
  }

  now(): number {
    return Date.now() + this.offset;
  }

  speak(language: Language): void {
    this.language = language;
    this.say({ type: 'lang', lang: language });
  }

  act(action: Action): string {
    return this.ask({ type: 'act', action, n: this.last ?? 0 });
  }

  // Something that changes the table; it counts once however often it is sent.
  ask(request: TableRequest): string {
    const id = `${this.run}.${++this.ids}`;
    const pending = { id, message: { ...request, id } as Asked };
    this.pending = [...this.pending, pending];
    this.refusal = null;
    this.send(pending.message);
    return id;
  }

  // Something for the moment: nobody waits for an answer.
  say(remark: Remark): void {
    this.send(remark);
  }

  private send(message: Asked): void {
    if (this.link === 'open' && this.socket) write(this.socket, message);
  }

  look(seat: Seat | null): void {
    this.eyes = seat;
    if (seat !== null) this.say({ type: 'look', seat });
  }

  private readonly hurry = (): void => {
    if (this.link !== 'lost' || document.visibilityState === 'hidden') return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const token = this.watching ? '' : currentToken();
      write(socket, {
        type: 'hello',
        lang: this.language,
        ...(token ? { token } : {}),
        ...(this.last === null ? {} : { last: this.last }),
      });
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.hear(JSON.parse(String(data)) as Said);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.closed();
    };
  }

  private closed(): void {
    if (this.over || this.link === 'ended') return;
    this.link = 'lost';
    const wait = retries[Math.min(this.tries++, retries.length - 1)] ?? 8000;
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private settled(id: string | undefined): void {
    if (id) this.pending = this.pending.filter((each) => each.id !== id);
  }

  private here(said: { now: number; person: string; seats: Seat[]; table: TableNews; until?: number }): void {
    this.link = 'open';
    this.held = false;
    this.tries = 0;
    this.offset = said.now - Date.now();
    this.person = said.person;
    this.seats = said.seats;
    this.news = said.table;
    this.until = said.until ?? null;
  }

  private take(state: State | null): void {
    this.view = state?.view ?? null;
    if (!state) return;
    this.cards = { ...this.cards, ...state.cards };
    this.about = new Set([...this.about, ...state.about]);
    const years = { ...this.years };
    for (const { card, year } of state.view.line ?? []) years[card] = year;
    this.years = years;
  }

  private again(): void {
    for (const { message } of this.pending) this.send(message);
    if (this.eyes !== null) this.say({ type: 'look', seat: this.eyes });
  }

  private hear(said: Said): void {
    if ('n' in said && said.n !== undefined && said.type !== 'refused' && said.type !== 'state') {
      if (said.type !== 'welcome' && said.type !== 'resumed') this.last = said.n;
    }
    switch (said.type) {
      case 'welcome':
        this.last = said.n;
        this.here(said);
        this.chat = said.chat;
        this.take(said.state);
        this.again();
        break;
      case 'resumed':
        this.here(said);
        this.again();
        break;
      case 'table':
        this.settled(said.id);
        this.news = said.table;
        this.seats = seatsOf(said.table, this.person);
        break;
      case 'began':
        this.settled(said.id);
        this.news = said.table;
        this.seats = seatsOf(said.table, this.person);
        this.until = said.until ?? null;
        this.log = [];
        this.drafts = {};
        this.take(said.state);
        if (this.eyes !== null) this.say({ type: 'look', seat: this.eyes });
        break;
      case 'update':
        this.updated(said);
        break;
      case 'chat':
        this.settled(said.id);
        this.chat = [...this.chat, said].slice(-200);
        break;
      case 'presence':
        this.settled(said.id);
        if (this.news) {
          this.news = { ...this.news, here: said.here, onlookers: said.onlookers, to_pause: said.to_pause };
        }
        this.until = said.until ?? null;
        break;
      case 'hold':
        this.held = said.on;
        break;
      case 'reaction':
        this.reacted({ by: said.by, reaction: said.reaction });
        break;
      case 'pointed':
        this.pointed = { by: said.by, card: said.card };
        break;
      case 'state':
        this.take(said.state);
        break;
      case 'facts':
        this.facts = { ...this.facts, ...said.cards };
        break;
      case 'refused':
        this.settled(said.id);
        if (said.code !== 'duplicate') {
          this.refusal = { code: said.code, message: said.message, ...(said.id ? { id: said.id } : {}) };
        }
        if (said.state !== undefined && this.eyes === null) this.take(said.state);
        break;
      case 'error':
        this.refusal = { code: said.code, message: said.message };
        break;
      case 'bye':
        if (said.reason !== 'restart') {
          this.ending = said.reason;
          this.link = 'ended';
        }
        break;
      case 'draft':
        this.drafts = { ...this.drafts, [said.by]: said.action };
        break;
      case 'pong':
        break;
    }
  }

  private reacted(one: Reacted): void {
    this.reactions = [...this.reactions, one].slice(-8);
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== one)), reactionFor);
  }

  private updated(said: Extract<Said, { type: 'update' }>): void {
    this.settled(said.id);
    this.until = said.until ?? null;
    if (said.cards) this.cards = { ...this.cards, ...said.cards };
    if (said.about) this.about = new Set([...this.about, ...said.about]);
    const years = { ...this.years };
    for (const { card, year } of said.events.flatMap(datedIn)) years[card] = year;
    this.years = years;
    if (said.events.some(({ type }) => type !== 'answered')) this.drafts = {};
    const before = this.view;
    if (!before) return;
    this.view = fold(before, said);
    this.log = [
      ...this.log,
      { n: said.n, seat: said.seat, actor: said.actor ?? ('person' as const), events: said.events, before },
    ].slice(-400);
    if (said.over && this.news) this.news = { ...this.news, standing: 'over' };
  }
}

export const Table: new (code: string, language: Language, watching?: boolean) => Table = LiveTable;

function write(socket: WebSocket, message: Asked): void {
  socket.send(JSON.stringify(message));
}

function seatsOf(table: TableNews, person: string): Seat[] {
  return table.seats.flatMap((seat, i) => (person && seat.people.includes(person) ? [i] : []));
}
