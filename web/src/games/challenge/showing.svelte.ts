// The turning over, step by step: cards, then pawns. It can be skipped at any moment.
import { prefersReducedMotion } from 'svelte/motion';
import { outcomeOf, type Outcome } from './outcome';
import type { ChallengeHappening } from './view';

const beforeCards = 500;
const eachCard = 850;
const eachPawn = 650;

export class Showing {
  private queue = $state.raw<Outcome[]>([]);
  private step = $state(0);
  private seen: number;
  private timer: ReturnType<typeof setTimeout> | undefined;

  outcome = $derived(this.queue[0] ?? null);
  private cards = $derived(this.outcome?.type === 'trial' ? this.outcome.cards.length : 0);
  private last = $derived(this.cards + (this.outcome?.steps.length ?? 0));
  turned = $derived(Math.min(this.step, this.cards));
  moved = $derived(Math.max(0, this.step - this.cards));
  done = $derived(this.step >= this.last);

  // What has happened before is not shown again.
  constructor(log: ChallengeHappening[]) {
    this.seen = log.at(-1)?.n ?? -1;
  }

  hear(log: ChallengeHappening[]): void {
    for (const happening of log) {
      if (happening.n <= this.seen) continue;
      this.seen = happening.n;
      const outcome = outcomeOf(happening);
      if (!outcome) continue;
      // Nobody waits for what nobody looks at any more.
      if (this.queue.length > 0 && this.done) this.queue = [];
      this.queue = [...this.queue, outcome];
      if (this.queue.length === 1) this.begin();
    }
  }

  skip(): void {
    clearTimeout(this.timer);
    this.step = this.last;
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.queue = this.queue.slice(1);
    if (this.queue.length > 0) this.begin();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  // Where the pawns stand by now.
  get positions(): number[] | null {
    if (!this.outcome) return null;
    const positions = [...this.outcome.from];
    for (const { seat, to } of this.outcome.steps.slice(0, this.moved)) positions[seat] = to;
    return positions;
  }

  private begin(): void {
    clearTimeout(this.timer);
    this.step = prefersReducedMotion.current ? this.last : 0;
    if (!this.done) this.timer = setTimeout(this.go, beforeCards);
  }

  private readonly go = (): void => {
    ++this.step;
    if (!this.done) this.timer = setTimeout(this.go, this.step <= this.cards ? eachCard : eachPawn);
  };
}
