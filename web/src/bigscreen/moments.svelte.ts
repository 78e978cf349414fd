// Cards that are placed, one after the other: first it hovers over its gap, then it is turned. Nobody in the room may miss it.
import type { GameEvent } from '../games/types';
import type { Happening } from '../net/table.svelte';

export type Placed = Extract<GameEvent, { type: 'placed' }>;
export interface Moment {
  happening: Happening;
  placed: Placed;
}

const hovers = 1400;
const shows = 3400;
// When the table is faster than the room, what waits longest is left out.
const most = 3;

export class Moments {
  private queue = $state.raw<Moment[]>([]);
  private seen: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  now = $derived(this.queue[0] ?? null);
  turned = $state(false);

  // What has happened before is not shown again.
  constructor(log: Happening[]) {
    this.seen = log.at(-1)?.n ?? -1;
  }

  hear(log: Happening[]): void {
    for (const happening of log) {
      if (happening.n <= this.seen) continue;
      this.seen = happening.n;
      const placed = happening.events.find((event): event is Placed => event.type === 'placed');
      if (!placed) continue;
      const [first, ...rest] = [...this.queue, { happening, placed }];
      this.queue = first ? [first, ...rest.slice(1 - most)] : [];
      if (this.queue.length === 1) this.begin();
    }
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private begin(): void {
    this.turned = false;
    this.timer = setTimeout(() => {
      this.turned = true;
      this.timer = setTimeout(() => this.next(), shows / this.haste);
    }, hovers / this.haste);
  }

  private next(): void {
    this.queue = this.queue.slice(1);
    if (this.queue.length > 0) this.begin();
  }

  private get haste(): number {
    return this.queue.length > 1 ? 1.8 : 1;
  }
}
