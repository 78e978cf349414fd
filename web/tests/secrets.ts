// No year before its card is turned: what a frame may tell, by what was turned so far at its table.
import { readdirSync, readFileSync } from 'node:fs';
import { fold } from '../src/games/fold';
import type { GameEvent, Said, State, View } from '../src/net/generated';

export interface Card {
  id: string;
  year: number;
  title: Record<string, string>;
  dated?: Record<string, string>;
}
export interface DeckFile {
  id: string;
  cards: Card[];
}

const folder = new URL('../../decks/', import.meta.url);
export const shelf: DeckFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as DeckFile);

// A card that two mixed decks have goes by the name of its deck too.
const years = new Map(
  shelf.flatMap(({ id, cards }) =>
    cards.flatMap((card): [string, number][] => [
      [card.id, card.year],
      [`${id}-${card.id}`, card.year],
    ]),
  ),
);

function turnedIn(view: View): string[] {
  const stuck = (view.hands ?? []).flat().filter((held) => typeof held !== 'string' && held.stuck);
  return [
    ...view.discard,
    ...(view.line ?? []).map(({ card }) => card),
    ...(view.rift ?? []).flatMap((each) => (each ? [each.card] : [])),
    ...stuck.flatMap((held) => (typeof held === 'string' ? [] : [held.card])),
  ];
}

// What an event turns by the rules of the games; all others may not bring a year.
function turnedBy(event: GameEvent): string[] {
  switch (event.type) {
    case 'started':
    case 'discard-started':
    case 'placed':
    case 'discarded':
    case 'removed':
    case 'played':
    case 'stuck':
      return [event.card];
    case 'turned':
      return event.cards.map(({ card }) => card);
    default:
      return [];
  }
}

// Every card that a year, or a fact, is told of.
function told(value: unknown, cards: Set<string>): void {
  if (Array.isArray(value)) value.forEach((each) => told(each, cards));
  if (value === null || typeof value !== 'object') return;
  const object = value as Record<string, unknown>;
  if (typeof object.card === 'string' && typeof object.year === 'number') cards.add(object.card);
  for (const each of Object.values(object)) told(each, cards);
}

// Whether the year stands in it as a number of its own.
export const names = (text: string, year: number): boolean => new RegExp(`(?<!\\d)${Math.abs(year)}(?!\\d)`).test(text);

export class Secrets {
  private readonly turned = new Map<string, Set<string>>(); // by table: for anybody at it
  private readonly unmistakable = new Map<string, number>();

  // Years that stand for nothing else: they may be nowhere in a frame while they are hidden.
  watch(cards: Card[]): void {
    for (const { id, year } of cards) this.unmistakable.set(id, year);
  }

  known(path: string): ReadonlySet<string> {
    return this.turned.get(path) ?? new Set();
  }

  // For one connection: hears what it is told, and says what it should not have been told.
  listener(path: string): (said: Said, text: string) => string | null {
    const turned = this.turned.get(path) ?? new Set();
    this.turned.set(path, turned);
    let view: View | null = null;
    return (said, text) => {
      const state: State | null = ('state' in said && said.state) || null;
      if (state) view = state.view;
      if (said.type === 'update') {
        if (view) view = fold(view, said);
        said.events.flatMap(turnedBy).forEach((card) => turned.add(card));
      }
      if (view) turnedIn(view).forEach((card) => turned.add(card));
      return this.leak(said, text, turned);
    };
  }

  private leak(said: Said, text: string, turned: ReadonlySet<string>): string | null {
    const cards = new Set<string>();
    told(said, cards);
    if (said.type === 'facts') Object.keys(said.cards ?? {}).forEach((card) => cards.add(card));
    for (const card of cards) if (!turned.has(card)) return `tells the year of ${card}, which is hidden: ${text}`;
    for (const [card, face] of Object.entries(facesIn(said))) {
      const year = years.get(card) ?? this.unmistakable.get(card);
      const words = [card, face.title, face.dated, face.clue].join('\n');
      if (year !== undefined && Math.abs(year) > 99 && names(words, year))
        return `the text of ${card} tells its year: ${words}`;
    }
    for (const [card, year] of this.unmistakable) {
      if (!turned.has(card) && names(text, year)) return `has the year of ${card}, which is hidden: ${text}`;
    }
    return null;
  }
}

function facesIn(said: Said): State['cards'] {
  if ('state' in said && said.state) return said.state.cards;
  return said.type === 'update' ? (said.cards ?? {}) : {};
}
