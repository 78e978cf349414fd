// One number wheel: it can be dragged, thrown, turned by steps and set, and any of it may break off the other.
import { prefersReducedMotion } from 'svelte/motion';

const modulo = (n: number, count: number): number => ((n % count) + count) % count;

export class Wheel {
  // Where it stands and where it is going, in steps, without end.
  at = $state(0);
  private goal = $state(0);
  value = $derived(this.valueAt(Math.round(this.goal)));

  private speed = 0;
  private frame = 0;

  constructor(
    readonly low: number,
    readonly count: number,
    value: number,
  ) {
    this.at = this.goal = value - low;
  }

  valueAt(step: number): number {
    return modulo(step, this.count) + this.low;
  }

  turn(by: number): void {
    this.goal = Math.round(this.goal) + by;
    this.run();
  }

  // The shorter way round.
  set(value: number): void {
    if (value < this.low || value >= this.low + this.count) return;
    const ahead = modulo(value - this.value, this.count);
    this.turn(ahead > this.count / 2 ? ahead - this.count : ahead);
  }

  drag(at: number): void {
    this.stop();
    this.at = this.goal = at;
  }

  // Let go with a speed, in steps a millisecond.
  release(speed: number): void {
    this.goal = Math.round(this.at + Math.max(-6, Math.min(6, speed * 140)));
    this.speed = speed * 16;
    this.run();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.speed = 0;
  }

  private run(): void {
    if (prefersReducedMotion.current) {
      this.stop();
      this.at = this.goal;
    } else if (!this.frame) {
      this.frame = requestAnimationFrame(this.swing);
    }
  }

  // A spring, slightly under its critical damping.
  private readonly swing = (): void => {
    this.speed = (this.speed + (this.goal - this.at) * 0.14) * 0.66;
    this.at += this.speed;
    if (Math.abs(this.goal - this.at) < 0.004 && Math.abs(this.speed) < 0.004) {
      this.stop();
      this.at = this.goal;
    } else {
      this.frame = requestAnimationFrame(this.swing);
    }
  };
}
