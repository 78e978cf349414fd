// The line on the screen: what of it is in sight, and how its cards make room for another. While a card is dragged over
// it nothing is measured, and nothing moves but by transforms.
import { measured, nowhere } from './geometry';
import { Glider } from './glide';

interface Parts {
  stage: HTMLElement;
  scroller: HTMLElement;
  // What is scrolled, and the list of places in it.
  lane: HTMLElement;
  list: HTMLElement;
}
interface Point {
  x: number;
  y: number;
}

const margin = 120; // pixels out of sight in which cards glide too
const patience = 200; // milliseconds at an edge before the line is scrolled
const edge = 72; // pixels at either end over which a dragged card scrolls the line

export class Lane {
  geometry = nowhere;
  // Where lines to the scale begin, and where it lies.
  foot = 0;
  scale = { x: 0, y: 0, width: 0 };
  private open: number | null = null;
  // Where the lane begins, before and after it was scrolled, and how much of it is in sight.
  private offset = 0;
  private origin = 0;
  private extent = 0;
  private places: Glider[] = [];
  private hollow: Glider | null = null;
  private waited = 0;
  private bounds = new DOMRect();
  private box = new DOMRect();

  constructor(private readonly parts: Parts) {}

  get upright(): boolean {
    return this.geometry.of.upright;
  }

  // After it was laid out anew: cards in sight lie where they were seen, and are ready to glide to their places.
  measure(roomy: boolean, dragging: boolean): void {
    const { stage, scroller, lane, list } = this.parts;
    const { upright, origin, geometry } = this;
    const known = new Map(
      this.places.map((glider, i) => [glider.element, { glider, seen: origin + geometry.start(i) + glider.to }]),
    );
    this.geometry = measured(list, scroller, roomy);
    this.offset = this.upright ? lane.offsetTop : lane.offsetLeft;
    this.extent = this.upright ? scroller.clientHeight : scroller.clientWidth;
    const first = list.firstElementChild as HTMLElement;
    this.foot = scroller.offsetTop + lane.offsetTop + first.offsetTop + first.offsetHeight + 16;
    const scale = stage.querySelector<HTMLElement>('.scale');
    if (scale) this.scale = { x: scale.offsetLeft, y: scale.offsetTop, width: scale.offsetWidth };
    this.locate();
    this.scrolled();
    this.places = ([...list.children] as HTMLElement[]).map((element, i) => {
      const { glider, seen } = known.get(element) ?? { glider: new Glider(element), seen: null };
      element.style.transition = 'none';
      if (seen !== null && upright === this.upright) glider.go(seen - this.origin - this.geometry.start(i), upright);
      else glider.go(this.geometry.shift(i, this.open), this.upright);
      return glider;
    });
    void getComputedStyle(first).transform;
    this.ready(true, dragging);
  }

  // Where it is on the screen.
  locate(): void {
    this.waited = 0;
    this.bounds = this.parts.stage.getBoundingClientRect();
    this.box = this.parts.scroller.getBoundingClientRect();
  }

  scrolled(): void {
    const { scroller } = this.parts;
    this.origin = this.offset - (this.upright ? scroller.scrollTop : scroller.scrollLeft);
  }

  // Another gap is open, or none; `hollow` lies in it.
  aim(open: number | null, hollow: HTMLElement | null): void {
    this.open = open;
    this.places.forEach((glider, i) => glider.go(this.geometry.shift(i, open), this.upright));
    const fresh = this.hollow?.element !== hollow;
    if (fresh) this.hollow = hollow && new Glider(hollow);
    if (open === null) return;
    // It comes where it belongs, and glides from there on.
    if (!fresh) this.hollow?.show('raised');
    this.hollow?.go(this.geometry.hollow(open), this.upright);
  }

  // Those in sight are ready to move; under a finger the others need not be painted.
  ready(moving: boolean, dragging: boolean): void {
    this.places.forEach((glider, i) =>
      glider.show(this.within(i) ? (moving ? 'raised' : '') : dragging ? 'hidden' : ''),
    );
  }

  contains({ x, y }: Point): boolean {
    const { left, right, top, bottom } = this.bounds;
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  gapUnder({ x, y }: Point): number {
    return this.geometry.gapAt((this.upright ? y - this.box.top : x - this.box.left) - this.origin, this.open);
  }

  // Scrolls as long as the finger is at an edge, but not when it only passes there on its way.
  push({ x, y }: Point, time: number): void {
    const at = this.upright ? y - this.box.top : x - this.box.left;
    const reach = Math.min(edge, this.extent / 5);
    const push = at < reach ? at / reach - 1 : at > this.extent - reach ? (at - this.extent) / reach + 1 : 0;
    this.waited = push ? this.waited + time : 0;
    if (this.waited < patience) return;
    const by = Math.max(-1, Math.min(1, push)) * time;
    if (by) this.parts.scroller.scrollBy(this.upright ? { top: by } : { left: by });
  }

  // The middle of an open gap, or of a card, comes to the middle of what is in sight.
  centre(middle: number, calm: boolean): void {
    const at = middle + this.offset - this.extent / 2;
    this.parts.scroller.scrollTo({ [this.upright ? 'top' : 'left']: at, behavior: calm ? 'auto' : 'smooth' });
  }

  // The first and the last card in sight.
  seen(): [number, number] | null {
    return this.geometry.seen(10 - this.origin, this.extent - 10 - this.origin, this.open);
  }

  // Where the middles of the cards and of the open gap come to lie, in what is in sight.
  middles(): number[] {
    return this.places.slice(0, -1).map((_, i) => this.origin + this.geometry.middle(i, this.open));
  }
  middleOfGap(): number | null {
    return this.open === null ? null : this.origin + this.geometry.hollow(this.open) + this.geometry.of.hole / 2;
  }

  private within(place: number): boolean {
    const by = this.origin + this.geometry.shift(place, this.open);
    return this.geometry.start(place + 1) + by > -margin && this.geometry.start(place) + by < this.extent + margin;
  }
}
