// The card that one is about to play, and the place one wishes for it.
import type { CardId } from '../types';

export class Choosing {
  card = $state<CardId | null>(null);
  wish = $state<number | null>(null);
  // Where the finger is while it drags; null: it does not.
  finger = $state.raw<{ x: number; y: number } | null>(null);
  // Sent, and not yet answered; without a card it is the end of the turn.
  sent = $state.raw<{
    id: string;
    type: 'play' | 'discard' | 'end-turn';
    card: CardId | null;
    wish: number | null;
  } | null>(null);

  take(card: CardId): void {
    if (this.card !== card) this.wish = null;
    this.card = card;
  }

  drop(): void {
    this.card = null;
    this.wish = null;
    this.finger = null;
  }
}
