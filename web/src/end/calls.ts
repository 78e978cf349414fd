// What everybody said about the cards of a finished game, and whether it was so.
import { fold } from '../games/fold';
import type { CardId, Dated, GameEvent, Seat, View } from '../games/types';
import { judgedAnswers } from '../games/challenge/answers';

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

interface Told {
  events: GameEvent[];
  to_act: Seat[];
}

// A card that is put right was placed by the event before it.
function grouped(steps: Told[]): Told[] {
  return steps.flatMap(({ events, to_act }) => {
    const groups: Told[] = [];
    for (const event of events) {
      const last = groups.at(-1);
      if (event.type === 'put-right' && last) last.events.push(event);
      else groups.push({ events: [event], to_act });
    }
    return groups;
  });
}

const inOrder = (cards: Dated[]): Dated[] => [...cards].sort((a, b) => a.year - b.year);

function bothRows(view: View): Dated[] {
  const line = view.line ?? [];
  return line.flatMap((card, i) => [card, ...(view.rift?.[i] && i < line.length - 1 ? [view.rift[i]] : [])]);
}

function placed(before: View, event: Extract<GameEvent, { type: 'placed' }>): Call {
  const line = before.line ?? [];
  const { gap, year } = event;
  const first = line.filter((each) => each.year < year).length;
  const last = line.filter((each) => each.year <= year).length;
  return {
    ...said(before, event),
    right: event.right,
    kind: 'placed',
    // The line of a duel is gone with the duel.
    between: before.duel ? null : [line[gap - 1] ?? null, line[gap] ?? null],
    places: Math.max(0, first - gap, gap - last),
  };
}

type Saying = Omit<Call, 'right' | 'kind'>;
function said(before: View, { seat, card, year }: { seat: Seat; card: CardId; year: number }): Saying {
  return { seat, card, year, round: before.round, between: null, places: 0, off: null, parts: null };
}

function neighbours(cards: Dated[], year: number): [Dated | null, Dated | null] {
  return [cards.findLast((each) => each.year <= year) ?? null, cards.find((each) => each.year > year) ?? null];
}

export function callsIn(before: View, event: GameEvent): Call[] {
  switch (event.type) {
    case 'placed': {
      const call = placed(before, event);
      if (before.contester === null) return [call];
      return [call, { ...said(before, { ...event, seat: before.contester }), right: !event.right, kind: 'doubted' }];
    }
    case 'played': {
      const line = before.line ?? [];
      const between: Call['between'] = [line[event.gap - 1] ?? null, line[event.gap] ?? null];
      return [{ ...said(before, event), right: true, kind: 'placed', between }];
    }
    case 'stuck':
      return [
        { ...said(before, event), right: false, kind: 'stuck', between: neighbours(bothRows(before), event.year) },
      ];
    case 'turned':
      return judgedAnswers(before, event).map((each) => ({ ...said(before, each), kind: 'answered', ...each }));
    case 'guessed':
      if (event.hint !== 'right' || !before.duel?.card) return [];
      return [{ ...said(before, { ...event, card: before.duel.card }), right: true, kind: 'answered' }];
    default:
      return [];
  }
}

// The cards that an event turns over.
function turnedBy(before: View, event: GameEvent): Dated[] {
  if (event.type === 'started' || event.type === 'placed') return [{ card: event.card, year: event.year }];
  if (event.type === 'turned') return event.cards;
  if (event.type === 'guessed' && event.hint === 'right' && before.duel?.card)
    return [{ card: before.duel.card, year: event.year }];
  return [];
}

export function storyOf(began: View, steps: Told[]): Story {
  const story: Story = { walks: [], calls: [] };
  let view = began;
  let opening = began.line?.[0]?.card ?? null;
  let turned: Dated[] = began.game === 'challenge' ? (began.line ?? []) : [];
  let calls: Call[] = [];
  const close = (cards: Dated[]): void => {
    story.walks.push({ round: view.round, cards, opened: opening, calls });
    calls = [];
  };
  for (const { events, to_act } of grouped(steps)) {
    const event = events[0];
    if (!event) continue;
    // The line of a round is gone when the next one is dealt.
    if (event.type === 'reshuffled' && view.game === 'contest' && view.line?.length) close(view.line);
    if (event.type === 'started' && view.game !== 'challenge') opening = event.card;
    const found = callsIn(view, event);
    calls.push(...found);
    story.calls.push(...found);
    const known = new Set(turned.map(({ card }) => card));
    turned = [...turned, ...turnedBy(view, event).filter(({ card }) => !known.has(card))];
    view = fold(view, { events, to_act });
  }
  if (view.game === 'challenge') opening = null;
  close(view.game === 'challenge' ? inOrder(turned) : view.game === 'coop' ? bothRows(view) : (view.line ?? []));
  // Points are counted before the next round is dealt, so that its line carries the number of the next one.
  if (view.game === 'contest') story.walks.forEach((walk, i) => (walk.round = i + 1));
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
