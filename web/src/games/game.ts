// What the page knows of a game: all that the shell asks of it.
import type { Component } from 'svelte';
import type { Canvas } from '../bigscreen/canvas';
import type { Call } from '../end/calls';
import type { MarkKind } from '../end/marks';
import type { Stamp } from '../look/stamps';
import type { Language } from '../net/messages';
import type { Table } from '../net/table.svelte';
import type { Folds } from './folds';
import type { Sentences, Teller } from './sentences';
import type { CardId, Dated, EventType, GameEvent, Seat, View } from './types';

export interface PageGame {
  words: (language: Language) => GameWords;
  stamp: Stamp;
  // Whether all play as one team, against the deck.
  together: boolean;
  // How the form goes about options that the descriptor alone does not tell.
  form: Record<string, OptionForm>;
  // What its own events change in a view, beside those of folds.ts.
  folds: Folds;
  // Its own events in the log, beside those of sentences.ts.
  sentences: Sentences;
  replay: ReplayPart;
  // How long the big screen shows what happened last before the end, in ms.
  lastLook: number;
  // Fetched when they are needed.
  board: () => Promise<Board>;
  scene: () => Promise<Scene>;
  ending: () => Promise<Ending>;
}

export interface GameWords {
  title: string;
  summary: string;
  rules: string[];
  keys: [keys: string[], what: string][];
  options: Record<string, OptionWords>;
}

// A flag has the choices `off` and `on`.
export interface OptionWords {
  label: string;
  choices?: Record<string, string>;
}

export interface OptionForm {
  step?: number;
  // Where the least depends on how many cards each seat is dealt.
  least?: (hands: number[]) => number;
}

export type Board = Component<{ table: Table; seat: Seat | null }>;

export type Scene = Component<SceneProps>;
export interface SceneProps<V extends View = View> {
  table: Table<V>;
  view: V;
  canvas: Canvas;
}

export interface ReplayPart {
  // Events that the log of a table leaves out, in words.
  sentences: Sentences;
  // How long an event is looked at before the next step, in ms.
  pauses: Partial<Record<EventType, number>>;
  // Events after which the board waits for somebody to go on; here the next step does.
  lingers: EventType[];
  isMiss(event: GameEvent): boolean;
  // What nobody at the table could see, beside the hands. `events`: all so far.
  unseen(view: View, events: GameEvent[], years: Record<CardId, number>, teller: Teller): Unseen;
}

export interface Unseen {
  note: string;
  cards: CardId[];
  answers: { seat: Seat; text: string }[];
}

export interface Ending<V extends View = View> {
  headline(view: V, name: (seat: Seat) => string, language: Language): string;
  // How it was won.
  how(view: V, language: Language): string;
  // What somebody has: the more the better.
  worth(view: V, seat: Seat): number;
  standing(view: V, seat: Seat, calls: Call[], language: Language): string;

  // What an event tells of somebody's guess.
  calls(before: V, event: GameEvent): Call[];
  // Whether the cards on the table are gone with this event, and others come.
  clears(before: V, event: GameEvent): boolean;
  // The cards to walk along, and which of them lay there from the beginning. `told`: all events since the last walk.
  walk(view: V, opening: CardId | null, told: Told<V>[]): { cards: Dated[]; opened: CardId | null };
  walkTitle(language: Language): string;
  callText(call: Call, name: string, language: Language): string;
  legend(language: Language): Partial<Record<MarkKind, string>>;

  screen: {
    headline(view: V, name: (seat: Seat) => string, language: Language): string;
    note(view: V, language: Language): string;
    standing(view: V, seat: Seat, language: Language): string;
    // The cards that are shown one after the other.
    cards(view: V): Dated[];
  };
}

export interface Told<V extends View = View> {
  before: V;
  event: GameEvent;
}
