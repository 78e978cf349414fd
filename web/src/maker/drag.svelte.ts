// Carrying a row by its handle. Where it would land is shown; it lands when it is let go.
import type { Editor } from './editor.svelte';

export class Drag {
  key = $state('');
  to = $state(-1); // its place when it is let go

  constructor(private readonly editor: Editor) {}

  take(event: PointerEvent, key: string): void {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.key = key;
    this.to = this.editor.cards.findIndex((each) => each.key === key);
  }

  move(event: PointerEvent, list: HTMLElement): void {
    if (!this.key) return;
    const others = [...list.children].filter((each) => (each as HTMLElement).dataset.key !== this.key);
    const below = others.findIndex((each) => {
      const box = each.getBoundingClientRect();
      return event.clientY < box.top + box.height / 2;
    });
    this.to = below < 0 ? others.length : below;
    this.#scroll(event.clientY, list);
  }

  // Near an edge the list comes along.
  #scroll(y: number, list: HTMLElement): void {
    const frame = list.closest('[data-scrolls]')?.getBoundingClientRect();
    const top = Math.max(0, frame?.top ?? 0);
    const bottom = Math.min(innerHeight, frame?.bottom ?? innerHeight);
    const by = y < top + 48 ? -14 : y > bottom - 48 ? 14 : 0;
    if (by) (frame && frame.height < list.scrollHeight ? list.closest('[data-scrolls]')! : window).scrollBy(0, by);
  }

  drop(): void {
    if (this.key) this.editor.move(this.key, this.to);
    this.cancel();
  }

  cancel(): void {
    this.key = '';
    this.to = -1;
  }

  // Before which row the mark of the landing place stands, in the list as it is now.
  get before(): number {
    if (!this.key) return -1;
    const at = this.editor.cards.findIndex((each) => each.key === this.key);
    return this.to < at ? this.to : this.to > at ? this.to + 1 : -1;
  }
}
