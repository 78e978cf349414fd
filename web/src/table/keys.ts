// Keys that mean something for a whole board.

export function isForBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as HTMLElement).closest('input, textarea, select, dialog');
}

// Back or on by one, whichever way the line lies.
export function arrowOf(event: KeyboardEvent): number | undefined {
  return { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
}
