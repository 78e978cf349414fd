// The dial board: four number wheels, and where a year is asked for a sign wheel before them.
import type { Answer, TrialKind } from '../types';
import { numberOf } from './judge';
import { Wheel } from './wheel.svelte';

const starts: Record<TrialKind, number[]> = {
  'four-cards': [5, 5, 5, 5],
  bet: [5, 5, 5, 5],
  order: [1, 2, 3, 4],
  'right-date': [1, 5, 0, 0],
  gap: [0, 1, 0, 0],
};

export class Dials {
  readonly sign: Wheel | null;
  readonly numbers: Wheel[];
  answer = $derived<Answer>(this.read());
  year = $derived(numberOf(this.answer.wheels) * (this.answer.sign ?? 1));

  constructor(
    readonly kind: TrialKind,
    answer: Answer | null,
  ) {
    const [low, count] = kind === 'order' ? [1, 4] : [0, 10];
    this.numbers = (answer?.wheels ?? starts[kind]).map((value) => new Wheel(low, count, value));
    // 0 is after the beginning of our era, 1 before it.
    this.sign = kind === 'right-date' ? new Wheel(0, 2, answer?.sign === -1 ? 1 : 0) : null;
  }

  get all(): Wheel[] {
    return this.sign ? [this.sign, ...this.numbers] : this.numbers;
  }

  take({ wheels, sign }: Answer): void {
    wheels.forEach((value, i) => this.numbers[i]?.set(value));
    if (sign) this.sign?.set(sign === -1 ? 1 : 0);
  }

  stop(): void {
    for (const wheel of this.all) wheel.stop();
  }

  private read(): Answer {
    const wheels = this.numbers.map((wheel) => wheel.value);
    return this.sign ? { wheels, sign: this.sign.value === 1 ? -1 : 1 } : { wheels };
  }
}

// What was dialled and not yet sent, so that a reload finds it again.
export function keptAnswer(key: string): Answer | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Answer | null;
  } catch {
    return null;
  }
}

export function keepAnswer(key: string, answer: Answer): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(answer));
  } catch {
    // Then a reload begins anew.
  }
}
