// The seconds that are left of the turn, by the server's clock; null where there is no clock.
import type { Table } from '../net/table.svelte';

export class Countdown {
  private now = $state(0);

  constructor(private readonly table: Table) {
    $effect(() => {
      if (table.until === null) return;
      this.now = table.now();
      const timer = setInterval(() => (this.now = table.now()), 250);
      return () => clearInterval(timer);
    });
  }

  get whole(): number {
    return this.table.news?.settings.turn_seconds || 60;
  }
  get left(): number | null {
    const { until } = this.table;
    return until === null ? null : Math.max(0, Math.ceil((until - this.now) / 1000));
  }
  // Of a hundred.
  get share(): number {
    return Math.min(100, ((this.left ?? 0) / this.whole) * 100);
  }
  get text(): string {
    const left = this.left ?? 0;
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  }
}
