// The years of a deck as counts over equal parts of the scale of time.

// Where on the scale the given share of the cards has passed, from 0 to 1.
export function placeAt(spread: number[], share: number): number {
  const all = spread.reduce((sum, each) => sum + each, 0);
  let left = all * share;
  for (const [i, count] of spread.entries()) {
    if (count > 0 && left <= count) return (i + left / count) / spread.length;
    left -= count;
  }
  return share;
}
