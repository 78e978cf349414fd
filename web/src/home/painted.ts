// When what is there now has been seen, and a tap would have been answered: the time for what may come later.
export const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
