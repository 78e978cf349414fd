// Where the cards of the line lie, measured once and remembered: while a card is dragged nothing is measured.
import type { CardId } from '../game/types';

export interface Spot {
  card: CardId;
  from: number;
  to: number;
}

export class Geometry {
  spots: Spot[] = [];
  upright = false;
  private slots: HTMLElement[] = [];

  measure(list: HTMLElement): void {
    this.upright = getComputedStyle(list).flexDirection === 'column';
    this.slots = [...list.querySelectorAll<HTMLElement>('.slot')];
    this.spots = this.slots.map((slot) => {
      const from = this.upright ? slot.offsetTop : slot.offsetLeft;
      return { card: slot.dataset.card ?? '', from, to: from + (this.upright ? slot.offsetHeight : slot.offsetWidth) };
    });
  }

  // The touch area of a gap runs from the middle of one card to the middle of the next.
  gapAt(position: number): number {
    return this.spots.filter(({ from, to }) => (from + to) / 2 < position).length;
  }

  // The first and the last card between two positions.
  seen(from: number, to: number): [number, number] | null {
    const first = this.spots.findIndex((spot) => spot.to > from);
    const last = this.spots.findLastIndex((spot) => spot.from < to);
    return first < 0 || last < first ? null : [first, last];
  }

  // Cards glide from where they lay before; what is out of sight does not need to.
  glide(before: Spot[], from: number, to: number): void {
    const old = new Map(before.map((spot) => [spot.card, spot.from]));
    this.spots.forEach((spot, i) => {
      const by = (old.get(spot.card) ?? spot.from) - spot.from;
      if (by === 0 || spot.to < from || spot.from > to) return;
      const transform = [this.upright ? `translateY(${by}px)` : `translateX(${by}px)`, 'none'];
      this.slots[i]?.animate({ transform }, { duration: 240, easing: 'cubic-bezier(.2,.8,.2,1)', composite: 'add' });
    });
  }
}
