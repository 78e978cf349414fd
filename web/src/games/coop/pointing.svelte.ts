// What somebody suggests to a team mate. It stands until that card is gone or that turn is over.
import { untrack } from 'svelte';
import type { CardId, Seat } from '../types';
import { heldBy } from './score';
import type { CoopTable } from './view';

export interface Suggestion {
  card: CardId;
  owner: Seat;
  name: string;
  seat: Seat; // of the one who points
}

export class Pointing {
  private since = $state(0);
  readonly now = $derived.by(() => this.standing());

  constructor(private readonly table: CoopTable) {
    $effect(() => {
      void table.pointed;
      this.since = untrack(() => table.log.at(-1)?.n ?? 0);
    });
  }

  private standing(): Suggestion | null {
    const { pointed, view, news, log } = this.table;
    if (!pointed || !view) return null;
    const { card, by } = pointed;
    const owner = Array.from({ length: view.seats }, (_, seat) => seat).find((seat) =>
      heldBy(view, seat).some((held) => held.card === card && !held.stuck),
    );
    if (owner === undefined) return null;
    const over = log.some(
      ({ n, events }) => n > this.since && events.some((event) => event.type === 'turn-ended' && event.seat === owner),
    );
    if (over) return null;
    const seat = news?.seats.findIndex(({ people }) => people.includes(by)) ?? -1;
    return { card, owner, name: news?.people[by] ?? '', seat };
  }
}
