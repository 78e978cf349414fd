// Where the cards of the line lie. It is measured when the line changes, and computed while a card is dragged over it.
export interface Measures {
  // Whether the line stands.
  upright: boolean;
  // Where each place begins along the lane: a gap with the card after it. The last is a gap alone, and `end` its end.
  starts: number[];
  end: number;
  // The thickness of a closed gap and of the open one, and by how much the two cards on either side of it grow.
  gap: number;
  hole: number;
  grow: number;
  // How far all places are moved while there is room for an open gap and none is open.
  rest: number;
}

const beside = 2;

// All positions follow from which gap is open (null: none): places behind it make room, nothing else moves.
export class Geometry {
  constructor(readonly of: Measures) {}

  get size(): number {
    return Math.max(0, this.of.starts.length - 1);
  }

  near(card: number, open: number | null): boolean {
    return open !== null && card >= open - beside && card < open + beside;
  }

  // By how much a place is moved from where it was laid out.
  shift(place: number, open: number | null): number {
    if (open === null) return this.of.rest;
    const grown = Math.max(0, Math.min(place, open + beside, this.size) - Math.max(0, open - beside));
    return grown * this.of.grow + (place >= open ? this.of.hole - this.of.gap : 0);
  }

  // Where the open gap begins.
  hollow(open: number): number {
    return this.start(open) + this.shift(open, open) - this.of.hole + this.of.gap;
  }

  // Where a place was laid out.
  start(place: number): number {
    return this.of.starts[place] ?? this.of.end;
  }

  middle(card: number, open: number | null): number {
    const [from, to] = this.span(card, open);
    return (from + to) / 2;
  }

  // From where to where a card reaches.
  private span(card: number, open: number | null): [number, number] {
    const by = this.shift(card, open);
    return [
      this.start(card) + this.of.gap + by,
      this.start(card + 1) + by + (this.near(card, open) ? this.of.grow : 0),
    ];
  }

  // The touch area of a gap runs from the middle of one card to the middle of the next.
  gapAt(position: number, open: number | null): number {
    let gap = 0;
    while (gap < this.size && this.middle(gap, open) < position) ++gap;
    return gap;
  }

  // The first and the last card between two positions.
  seen(from: number, to: number, open: number | null): [number, number] | null {
    let first = 0;
    while (first < this.size && this.span(first, open)[1] <= from) ++first;
    let last = this.size - 1;
    while (last >= first && this.span(last, open)[0] >= to) --last;
    return last < first ? null : [first, last];
  }
}

export const nowhere = new Geometry({ upright: false, starts: [], end: 0, gap: 0, hole: 0, grow: 0, rest: 0 });

// `roomy`: the list is laid out with room for an open gap.
export function measured(list: HTMLElement, scroller: HTMLElement, roomy: boolean): Geometry {
  const style = getComputedStyle(list);
  const length = (name: string): number => parseFloat(style.getPropertyValue(name)) || 0;
  const upright = style.flexDirection === 'column';
  const places = [...list.children] as HTMLElement[];
  const starts = places.map((place) => (upright ? place.offsetTop : place.offsetLeft));
  const last = places.at(-1);
  const end = (starts.at(-1) ?? 0) + (last ? (upright ? last.offsetHeight : last.offsetWidth) : 0);
  const gap = length(upright ? '--gaph' : '--gapw');
  const [hole, grow] = [length('--hole'), length('--grow')];
  const padding = upright
    ? length('padding-top') + length('padding-bottom')
    : length('padding-left') + length('padding-right');
  // A line that fits lies in the middle: with the room it is laid out further ahead.
  const spare = (upright ? scroller.clientHeight : scroller.clientWidth) - (end - (starts[0] ?? 0) + padding);
  const room = hole - gap + 2 * beside * grow;
  const rest = roomy ? Math.max(0, (spare + room) / 2) - Math.max(0, spare / 2) : 0;
  return new Geometry({ upright, starts, end, gap, hole, grow, rest });
}
