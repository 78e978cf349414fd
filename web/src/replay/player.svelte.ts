// Which step is shown, and how it goes on by itself.
import { tick } from 'svelte';
import { gameOf } from '../games';
import type { ReplayPart } from '../games/game';
import type { GameEvent } from '../games/types';
import type { Replayed } from './replayed.svelte';

const shortly = 1400; // after what needs no look of its own

export class Player {
  readonly speeds = [0.5, 1, 2, 4];
  playing = $state(false);
  speed = $state(1);
  // Boards show what happens, one thing after the other. After a leap they begin anew.
  board = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: Replayed) {}

  get at(): number {
    return this.game.at;
  }
  get last(): number {
    return this.game.last;
  }

  go(to: number): void {
    this.pause();
    this.show(to);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.show(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  private show(to: number): void {
    const step = Math.max(0, Math.min(this.last, to));
    if (step === this.at) return;
    const next = step === this.at + 1;
    if (next && !this.lingers()) {
      this.game.at = step;
      return;
    }
    ++this.board;
    this.game.at = Math.max(0, step - 1);
    // The new board first sees how things were, and then what happens.
    void tick().then(() => (this.game.at = step));
  }

  private get part(): ReplayPart | null {
    const { view } = this.game;
    return view && gameOf(view.game).replay;
  }
  private get events(): GameEvent[] {
    return this.game.steps[this.at]?.events ?? [];
  }

  private lingers(): boolean {
    return this.events.some(({ type }) => this.part?.lingers.includes(type));
  }

  private wait(): void {
    const pauses = this.events.flatMap(({ type }) => this.part?.pauses[type] ?? []);
    const pause = pauses.length ? Math.max(...pauses) : shortly;
    this.timer = setTimeout(() => {
      this.show(this.at + 1);
      void tick().then(() => (this.at >= this.last ? this.pause() : this.wait()));
    }, pause / this.speed);
  }
}
