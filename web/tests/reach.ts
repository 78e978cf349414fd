// What of a page somebody can see, read and press: what can be scrolled to counts, what is cut off or covered does not.
import type { Page } from '@playwright/test';

// Selectors.
export interface Wanted {
  // Seen all at once, before anything is scrolled.
  see?: string[];
  read: string[];
  // Pressed, also with a finger.
  press: string[];
}

// What is out of reach, and why.
export function outOfReach(page: Page, wanted: Wanted): Promise<string[]> {
  return page.evaluate(({ see, read, press }) => {
    const finger = 44; // pixels, at least, of what is pressed
    const letter = 8; // pixels, at least, of the height of what is read
    const spare = 1; // pixels that may be missing: the browser scrolls by whole ones

    const boxesOf = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...boxesOf(element.parentElement)] : [];

    // The part that no edge cuts off, of the window or of what scrolls.
    function partInSight(element: Element): DOMRect {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      const boxes = boxesOf(element).filter((box) => getComputedStyle(box).overflow !== 'visible');
      for (const edge of [
        new DOMRect(0, 0, innerWidth, innerHeight),
        ...boxes.map((box) => box.getBoundingClientRect()),
      ]) {
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
    function isWholeInSight(element: Element): boolean {
      const [all, part] = [element.getBoundingClientRect(), partInSight(element)];
      return part.width > all.width - spare && part.height > all.height - spare;
    }

    // The browser scrolls also what nobody can scroll by hand: that is undone.
    function scrollTo(element: Element): void {
      const fixed: { box: Element; side: 'scrollLeft' | 'scrollTop'; at: number }[] = [];
      for (const box of boxesOf(element)) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (!/auto|scroll/.test(overflowX)) fixed.push({ box, side: 'scrollLeft', at: box.scrollLeft });
        if (!/auto|scroll/.test(overflowY)) fixed.push({ box, side: 'scrollTop', at: box.scrollTop });
      }
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      for (const { box, side, at } of fixed) box[side] = at;
    }

    function seen(element: Element): string | null {
      for (const box of boxesOf(element)) box.scrollTop = 0;
      return isWholeInSight(element) ? null : 'is out of sight';
    }
    function readable(element: Element): string | null {
      scrollTo(element);
      const { height } = element.getBoundingClientRect();
      if (height < letter) return `is ${height.toFixed()} high`;
      return isWholeInSight(element) ? null : 'is cut off';
    }
    function pressable(element: Element): string | null {
      scrollTo(element);
      const { x, y, width, height } = partInSight(element);
      if (width < finger - spare || height < finger - spare) return `is ${width.toFixed()} × ${height.toFixed()}`;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(hit) ? null : `is covered by ${hit?.getAttribute('class') ?? hit?.tagName ?? 'nothing'}`;
    }

    function flaws(selectors: string[], flawOf: (element: Element) => string | null): string[] {
      return selectors.flatMap((selector) => {
        const all = [...document.querySelectorAll(selector)];
        if (all.length === 0) return [`${selector} is missing`];
        return all.flatMap((element, i) => {
          const flaw = flawOf(element);
          return flaw === null ? [] : [`${selector} ${i} ${flaw}`];
        });
      });
    }
    return [...flaws(see ?? [], seen), ...flaws(read, readable), ...flaws(press, pressable)];
  }, wanted);
}
