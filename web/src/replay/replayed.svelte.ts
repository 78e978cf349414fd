// A recorded game with the shape of a table that is played, so that the same boards show it. Nothing can be done at it.
import { datedIn, type CardId, type Seat, type View } from '../games/types';
import type { Face, Facts, TableNews } from '../net/messages';
import type { Happening, Link, Table } from '../net/table.svelte';
import { viewsOf, type Eyes, type Recording, type Step } from './recording';

export class Replayed implements Table {
  at = $state(0); // the step that has just happened
  readonly code: string;
  readonly news: TableNews;
  readonly over: boolean;
  readonly steps: Step[];
  readonly seats: Seat[];
  readonly eyes: Seat | null;
  readonly cards: Record<CardId, Face>;
  readonly facts: Record<CardId, Facts>;
  readonly about: ReadonlySet<CardId>;
  readonly years: Record<CardId, number>;
  readonly happenings: Happening[];
  private readonly views: View[];

  readonly link: Link = 'open';
  readonly held = false;
  readonly ending = '';
  readonly refusal = null;
  readonly person = '';
  readonly chat = [];
  readonly reactions = [];
  readonly pointed = null;
  readonly drafts = {};
  readonly until = null;
  readonly pending = [];

  constructor(recording: Recording, eyes: Eyes = 'onlooker') {
    const { table, steps, cards, facts } = recording;
    this.code = table.code;
    // Nobody can act, as in a pause: the boards then leave hands and buttons alone.
    this.news = { ...table, paused: true, here: Object.keys(table.people) };
    this.over = recording.over;
    this.steps = steps;
    this.eyes = typeof eyes === 'number' ? eyes : null;
    this.seats = typeof eyes === 'number' ? [eyes] : [];
    this.cards = cards;
    this.facts = facts;
    this.about = new Set(Object.keys(facts).filter((card) => facts[card]?.precision !== 'exact'));
    this.views = viewsOf(steps);
    this.happenings = steps.slice(1).flatMap((step, i): Happening[] => {
      const before = this.views[i];
      return before
        ? [{ n: step.n, seat: step.seat ?? 0, actor: step.actor ?? 'person', events: step.events, before }]
        : [];
    });
    this.years = { ...recording.years, ...yearsIn(steps) };
  }

  get view(): View | null {
    return this.views[this.at] ?? null;
  }
  get log(): Happening[] {
    return this.happenings.slice(0, this.at);
  }
  get last(): number {
    return this.views.length - 1;
  }
  get began(): View | null {
    return this.views[0] ?? null;
  }

  leave(): void {}
  reconnect(): void {}
  speak(): void {}
  look(): void {}
  say(): void {}
  now(): number {
    return this.steps[this.at]?.at ?? 0;
  }
  act(): string {
    return '';
  }
  ask(): string {
    return '';
  }
}

function yearsIn(steps: Step[]): Record<CardId, number> {
  const years: Record<CardId, number> = {};
  for (const { card, year } of steps.flatMap(({ events }) => events).flatMap(datedIn)) years[card] = year;
  return years;
}
