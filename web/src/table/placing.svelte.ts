// The card that one is about to place: chosen, aimed at a gap, perhaps under the finger.
import type { CardId } from '../game/types';

export class Placing {
  card = $state<CardId | null>(null);
  gap = $state<number | null>(null);
  // Where the finger is while it drags; null: it does not.
  finger = $state.raw<{ x: number; y: number } | null>(null);
  // Dropped, and waits for a yes.
  laid = $state(false);
  // Sent, and not yet answered.
  sent = $state.raw<{ id: string; card: CardId; gap: number } | null>(null);

  take(card: CardId): void {
    this.card = card;
    this.laid = false;
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
}
