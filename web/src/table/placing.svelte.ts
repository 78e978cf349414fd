// The card that one is about to place: chosen, aimed at a gap, perhaps under the finger.
import type { CardId, Seat } from '../games/types';
import { preferences } from '../look/preferences.svelte';
import type { Table } from '../net/table.svelte';

export class Placing {
  card = $state<CardId | null>(null);
  gap = $state<number | null>(null);
  // Whether it is under the finger; what asks this alone is not asked again at each move.
  lifted = $state(false);
  #finger = $state.raw<{ x: number; y: number } | null>(null);
  // Dropped, and waits for a yes.
  laid = $state(false);
  // Sent, and not yet answered.
  sent = $state.raw<{ id: string; card: CardId; gap: number } | null>(null);

  // Where the finger is while it drags; null: it does not.
  get finger(): { x: number; y: number } | null {
    return this.#finger;
  }
  set finger(at: { x: number; y: number } | null) {
    this.#finger = at;
    this.lifted = at !== null;
  }

  take(card: CardId): void {
    this.card = card;
    this.laid = false;
  }

  toggle(card: CardId): void {
    if (this.card === card) this.drop();
    else this.take(card);
  }

  aim(gap: number | null): void {
    if (this.gap !== gap) this.gap = gap;
  }

  drop(): void {
    this.card = null;
    this.gap = null;
    this.finger = null;
    this.laid = false;
  }

  // Into the gap; where one wants to be asked, it is laid there first.
  place(table: Table, seat: Seat, gap: number): void {
    const { card } = this;
    if (card === null || this.sent) return;
    if (preferences.confirm && !this.laid) {
      this.aim(gap);
      this.laid = true;
      return;
    }
    this.sent = { id: table.act({ seat, type: 'place', card, gap }), card, gap };
    this.drop();
  }

  // What was sent is answered, one way or the other.
  hear(pending: Table['pending']): void {
    const { sent } = this;
    if (sent && !pending.some(({ id }) => id === sent.id)) this.sent = null;
  }
}
