// The view as the fold of what its viewer was shown. It knows no rules beyond what an event says: the same fixtures as
// for the server's own fold hold it to that.
import { cardOf, type Answer, type CardId, type Dated, type GameEvent, type Held, type Seat, type View } from './types';

export interface Update {
  events: GameEvent[];
  to_act: Seat[];
}

export function fold(before: View, update: Update): View {
  let view = before;
  let turned: Dated | null = null; // the card placed last
  for (const event of update.events) {
    if (event.type === 'placed') turned = { card: event.card, year: event.year };
    view = step(view, event, turned);
  }
  return { ...view, to_act: update.to_act };
}

function inserted<T>(list: T[], at: number, item: T): T[] {
  return [...list.slice(0, at), item, ...list.slice(at)];
}

function withHand(view: View, seat: Seat, change: (hand: Held[]) => Held[]): Held[][] | null {
  return view.hands?.map((hand, i) => (i === seat ? change(hand) : hand)) ?? null;
}

function without(view: View, seat: Seat, card: CardId): Held[][] | null {
  return withHand(view, seat, (hand) => hand.filter((held) => cardOf(held) !== card));
}

// Its cards go to the discard pile, and the line of the duel with them.
function closedDuel(view: View): View {
  const line = view.line?.map((each) => each.card) ?? [];
  const open = view.duel?.card ? [view.duel.card] : [];
  return { ...view, discard: [...view.discard, ...line, ...open], line: null, duel: null, bounds: null };
}

// Who has to give a card once a proposal is turned, if anybody.
function givingAfter(player: Seat, right: boolean, contester: Seat | null, hasCards: boolean): View['giving'] {
  if (contester !== null && !right) return { from: contester, to: player };
  if (contester !== null && hasCards) return { from: player, to: contester };
  if (!right && hasCards) return { from: player, to: null };
  return null;
}

function placed(before: View, event: Extract<GameEvent, { type: 'placed' }>): View {
  let view: View = { ...before, hands: without(before, event.seat, event.card) };
  if (event.right) {
    view.line = inserted(view.line ?? [], event.gap, { card: event.card, year: event.year });
  }
  if (view.game === 'contest') {
    const hasCards = (view.hands?.[event.seat]?.length ?? 0) > 0;
    const giving = givingAfter(event.seat, event.right, view.contester, hasCards);
    view = { ...view, giving, proposal: null, contester: null };
  }
  if (view.duel) {
    view = { ...view, duel: { ...view.duel, card: null } };
    if (event.right && view.draw_count === 0 && view.discard.length === 0) view = closedDuel(view);
  }
  return view;
}

function reshuffled(view: View, count: number): View {
  if (view.game === 'coop') return { ...view, discard: [], draw_count: view.options.cards ?? count };
  if (view.game !== 'contest') return { ...view, discard: [], draw_count: view.draw_count + count };
  return { ...view, discard: [], draw_count: count, line: [], hands: view.hands?.map(() => []) ?? null };
}

function turnEnded(view: View, seat: Seat): View {
  let round = view.round;
  for (let i = 1; i <= view.seats; ++i) {
    const next = (seat + i) % view.seats;
    if (next === view.options.first) ++round;
    if (view.hands?.[next]?.length) break;
  }
  return { ...view, round, turn: { tried: 0, placed: 0 } };
}

function narrowed(bounds: View['bounds'], year: number, hint: 'later' | 'earlier' | 'right'): View['bounds'] {
  const [low, high] = bounds ?? [null, null];
  if (hint === 'later') return [Math.max(low ?? year, year), high];
  if (hint === 'earlier') return [low, Math.min(high ?? year, year)];
  return bounds;
}

function step(view: View, event: GameEvent, turned: Dated | null): View {
  switch (event.type) {
    case 'dealt': {
      const cards: Held[] = event.cards.map((card, i) => (event.fronts ? { card, front: event.fronts[i] ?? 0 } : card));
      return {
        ...view,
        draw_count: view.draw_count - event.cards.length,
        hands: withHand(view, event.seat, () => cards),
      };
    }
    case 'started':
      return { ...view, draw_count: view.draw_count - 1, line: [{ card: event.card, year: event.year }] };
    case 'discard-started':
      return {
        ...view,
        draw_count: view.draw_count - 1,
        discard: [...view.discard, event.card],
        icon: event.icon,
      };
    case 'placed':
      return placed(view, event);
    case 'put-right':
      return turned && view.line ? { ...view, line: inserted(view.line, event.gap, turned) } : view;
    case 'discarded':
      return {
        ...view,
        hands: without(view, event.seat, event.card),
        discard: [...view.discard, event.card],
        icon: event.icon ?? view.icon,
      };
    case 'removed':
      return { ...view, discard: [...view.discard, event.card] };
    case 'drew': {
      const draw_count = view.draw_count - 1;
      if (view.duel) return { ...view, draw_count, duel: { ...view.duel, card: event.card } };
      const held: Held = event.front === undefined ? event.card : { card: event.card, front: event.front };
      return { ...view, draw_count, hands: withHand(view, event.seat, (hand) => [...hand, held]) };
    }
    case 'reshuffled':
      return reshuffled(view, event.count);
    case 'round-ended':
      return { ...view, round: event.round + 1 };
    case 'tie-break':
      return { ...view, tie_break: true };
    case 'out':
      if (view.duel) return { ...view, duel: { ...view.duel, seats: view.duel.seats.filter((s) => s !== event.seat) } };
      return { ...view, out: [...(view.out ?? []), event.seat].sort((a, b) => a - b) };
    case 'played': {
      const card = { card: event.card, year: event.year };
      const turn = { tried: (view.turn?.tried ?? 0) + 1, placed: (view.turn?.placed ?? 0) + 1 };
      const hands = without(view, event.seat, event.card);
      const rift = view.rift ?? [];
      if (event.row === 'rift') {
        return { ...view, hands, turn, rift: rift.map((each, i) => (i === event.gap - 1 ? card : each)) };
      }
      return {
        ...view,
        hands,
        turn,
        rift: event.gap === 0 ? [null, ...rift] : [...rift, null],
        line: inserted(view.line ?? [], event.gap, card),
      };
    }
    case 'stuck':
      return {
        ...view,
        turn: { tried: (view.turn?.tried ?? 0) + 1, placed: view.turn?.placed ?? 0 },
        hands: withHand(view, event.seat, (hand) =>
          hand.map((held) =>
            typeof held !== 'string' && held.card === event.card ? { ...held, stuck: true, year: event.year } : held,
          ),
        ),
      };
    case 'turn-ended':
      return turnEnded(view, event.seat);
    case 'trial':
      return {
        ...view,
        round: view.round + 1,
        draw_count: view.draw_count - event.cards.length,
        trial: { kind: event.kind, cards: event.cards },
        answered: [],
        answer: null,
      };
    case 'answered': {
      const answered = [...(view.answered ?? []), event.seat].sort((a, b) => a - b);
      const own: Answer | null = event.wheels
        ? { wheels: event.wheels, ...(event.sign === undefined ? {} : { sign: event.sign }) }
        : view.answer;
      return { ...view, answered, answer: own };
    }
    case 'turned':
      return {
        ...view,
        discard: [...view.discard, ...event.cards.map((each) => each.card)],
        trial: null,
        answered: null,
        answer: null,
      };
    case 'advanced':
      return { ...view, positions: (view.positions ?? []).map((p, i) => (i === event.seat ? event.to : p)) };
    case 'duel':
      return {
        ...view,
        draw_count: view.draw_count - (event.card ? 1 : 0),
        duel: { kind: event.kind, seats: event.seats, card: event.card ?? null },
        bounds: event.kind === 'more-or-less' ? [null, null] : null,
      };
    case 'guessed':
      return { ...view, bounds: narrowed(view.bounds, event.year, event.hint) };
    case 'duel-won':
      return closedDuel(view);
    case 'proposed':
      return {
        ...view,
        hands: without(view, event.seat, event.card),
        proposal: { seat: event.seat, card: event.card, gap: event.gap },
      };
    case 'accepted':
      return view;
    case 'contested':
      return { ...view, contester: event.seat };
    case 'gave': {
      const left = { ...view, hands: without(view, event.from, event.card) };
      return { ...left, hands: withHand(left, event.to, (hand) => [...hand, event.card]), giving: null };
    }
    case 'scored':
      return { ...view, totals: event.totals, round: view.round + 1 };
    case 'game-over': {
      // Rounds are counted on when one ends; after the last there is none.
      const counted = view.tie_break !== null || view.totals !== null;
      return {
        ...view,
        over: true,
        winners: event.winners,
        score: event.score ?? null,
        rank: event.rank ?? null,
        round: counted ? view.round - 1 : view.round,
      };
    }
  }
}
