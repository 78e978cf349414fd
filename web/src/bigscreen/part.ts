// The part of a line that fits, around what is looked at.

export interface Part {
  from: number;
  to: number; // one behind the last
}

export function partOf(count: number, fits: number, focus: number): Part {
  const shown = Math.max(1, Math.min(count, fits));
  const from = Math.max(0, Math.min(count - shown, Math.round(focus - shown / 2)));
  return { from, to: from + shown };
}
