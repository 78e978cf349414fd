// The newest event of some kind, for as long as it is looked at.
import { untrack } from 'svelte';
import type { GameEvent } from '../games/types';
import type { Happening, Table } from '../net/table.svelte';

const shownFor = 2600;

export class Latest<Event extends GameEvent> {
  shown = $state.raw<{ happening: Happening; event: Event } | null>(null);
  // Set aside for something that has to be seen: it does not come back, though what was said of it stays.
  hidden = $state(false);

  constructor(table: Table, isWanted: (event: GameEvent) => event is Event, isAside: () => boolean) {
    // What happened before one came is over.
    let seen = untrack(() => table.log.at(-1)?.n);
    $effect(() => {
      const happening = table.log.at(-1);
      const event = happening?.events.find(isWanted);
      if (!happening || !event || happening.n === seen) return;
      seen = happening.n;
      this.shown = { happening, event };
      this.hidden = false;
    });
    // After the above, so that what comes meanwhile is set aside too.
    $effect(() => {
      if (this.shown && isAside()) this.hidden = true;
    });
    // Apart from the above: what happens meanwhile must not keep it open.
    $effect(() => {
      if (!this.shown) return;
      const timer = setTimeout(() => this.close(), shownFor);
      return () => clearTimeout(timer);
    });
  }

  close(): void {
    this.shown = null;
  }
}
