// What everybody said about the cards of a finished game, and whether it was so.
import { fold } from '../games/fold';
import type { Ending, Told } from '../games/game';
import type { CardId, Dated, EventOf, GameEvent, Seat, View } from '../games/types';

export interface Call {
  seat: Seat;
  card: CardId;
  year: number;
  round: number;
  right: boolean;
  kind: 'placed' | 'stuck' | 'doubted' | 'answered';
  between: [Dated | null, Dated | null] | null; // where it was tried; null: it has no place of its own
  places: number; // how many cards away from its place
  off: number | null; // how many years away from the truth, where somebody named years
  parts: [number, number] | null; // of an answer: right wheels of how many
}

// One row of cards to walk along: a line, both rows of a team, or all that was turned.
export interface Walk {
  round: number;
  cards: Dated[];
  opened: CardId | null; // it lay there from the beginning
  calls: Call[];
}

export interface Story {
  walks: Walk[];
  calls: Call[];
}

interface Step {
  events: GameEvent[];
  to_act: Seat[];
}

// A card that is put right was placed by the event before it.
function grouped(steps: Step[]): Step[] {
  return steps.flatMap(({ events, to_act }) => {
    const groups: Step[] = [];
    for (const event of events) {
      const last = groups.at(-1);
      if (event.type === 'put-right' && last) last.events.push(event);
      else groups.push({ events: [event], to_act });
    }
    return groups;
  });
}

export function placedCall(before: View, event: EventOf<'placed'>): Call {
  const line = before.line ?? [];
  const { gap, year } = event;
  const first = line.filter((each) => each.year < year).length;
  const last = line.filter((each) => each.year <= year).length;
  return {
    ...said(before, event),
    right: event.right,
    kind: 'placed',
    between: betweenAt(line, gap),
    places: Math.max(0, first - gap, gap - last),
  };
}

export const betweenAt = (line: Dated[], gap: number): [Dated | null, Dated | null] => [
  line[gap - 1] ?? null,
  line[gap] ?? null,
];

type Saying = Omit<Call, 'right' | 'kind'>;
export function said(before: View, { seat, card, year }: { seat: Seat; card: CardId; year: number }): Saying {
  return { seat, card, year, round: before.round, between: null, places: 0, off: null, parts: null };
}

export function storyOf(began: View, steps: Step[], ending: Ending): Story {
  const story: Story = { walks: [], calls: [] };
  let view = began;
  let opening = began.line?.[0]?.card ?? null;
  let calls: Call[] = [];
  let told: Told[] = [];
  const close = (): void => {
    story.walks.push({ round: story.walks.length + 1, ...ending.walk(view, opening, told), calls });
    calls = [];
    told = [];
  };
  for (const { events, to_act } of grouped(steps)) {
    const event = events[0];
    if (!event) continue;
    if (ending.clears(view, event)) close();
    if (event.type === 'started') opening = event.card;
    told.push({ before: view, event });
    const found = ending.calls(view, event);
    calls.push(...found);
    story.calls.push(...found);
    view = fold(view, { events, to_act });
  }
  close();
  return story;
}

export const countOf = (calls: Call[], seat?: Seat): [right: number, wrong: number] => {
  const own = calls.filter((call) => call.kind !== 'doubted' && (seat === undefined || call.seat === seat));
  const right = own.filter((call) => call.right).length;
  return [right, own.length - right];
};

// How many years its place was wide; null where it was open to one side.
export function widthOf({ between }: Call): number | null {
  const [left, right] = between ?? [null, null];
  return left && right ? right.year - left.year : null;
}

function least(calls: Call[], measure: (call: Call) => number): Call | null {
  return calls.reduce<Call | null>((best, call) => (best && measure(best) <= measure(call) ? best : call), null);
}

// The call of the game: the narrowest place that was found, or the year that was named best.
export function bestOf(calls: Call[]): Call | null {
  const placed = calls.filter((call) => call.right && call.kind === 'placed' && widthOf(call) !== null);
  const named = calls.filter((call) => call.off !== null);
  return least(named, (call) => call.off ?? 0) ?? least(placed, (call) => widthOf(call) ?? 0);
}

// The one that was farthest off.
export function worstOf(calls: Call[]): Call | null {
  const placed = calls.filter((call) => !call.right && call.kind === 'placed' && call.places > 0);
  const named = calls.filter((call) => (call.off ?? 0) > 0);
  return least(named, (call) => -(call.off ?? 0)) ?? least(placed, (call) => -call.places);
}

// The gap of a walk in which a call was tried: what came between its neighbours later lies on both sides.
export function gapOn(cards: Dated[], [left, right]: [Dated | null, Dated | null]): number {
  const at = (card: Dated | null): number => (card ? cards.findIndex((each) => each.card === card.card) : -1);
  const [from, to] = [at(left), at(right)];
  if (from < 0) return Math.max(0, to);
  return to < 0 ? from + 1 : Math.floor((from + 1 + to) / 2);
}
