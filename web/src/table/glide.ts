// Something that lies along the line, and glides by transforms alone.
export type Showing = 'raised' | 'hidden' | '';

export class Glider {
  to = 0;
  private showing: Showing = '';
  private drawn = '';

  private readonly drawing: HTMLElement | null;

  constructor(readonly element: HTMLElement) {
    this.drawing = element.querySelector('.art');
  }

  // Raised, it has a layer of its own and glides: nothing is laid out or painted again. What is hidden needs neither.
  show(showing: Showing): void {
    const { style } = this.element;
    const raised = showing === 'raised';
    if (showing === this.showing && style.transition !== 'none') return;
    this.showing = showing;
    style.willChange = raised ? 'transform' : '';
    style.transition = raised ? 'transform var(--t-mid) var(--ease-out)' : '';
    style.contentVisibility = showing === 'hidden' ? 'hidden' : '';
    if (this.drawing) this.drawing.style.contentVisibility = raised ? 'visible' : '';
  }

  go(to: number, upright: boolean): void {
    this.to = to;
    const transform = to ? `translate${upright ? 'Y' : 'X'}(${to}px)` : '';
    if (transform !== this.drawn) this.element.style.transform = this.drawn = transform;
  }
}
