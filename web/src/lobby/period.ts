// The years at which the handles of the period stop.
import { placeOf } from '../look/colour';

function* every(from: number, to: number, step: number): Generator<number> {
  for (let year = from; year < to; year += step) yield year || 1; // there is no year 0
}

const years = [
  ...every(-3500, -1000, 500),
  ...every(-1000, 1000, 100),
  ...every(1000, 1700, 50),
  ...every(1700, 2020, 10),
];

// The ends stand for no limit: what is older or newer than the scale is played too.
export const stops: { year: number | null; t: number }[] = [
  { year: null, t: 0 },
  ...years.map((year) => ({ year, t: placeOf(year) })),
  { year: null, t: 1 },
];
export const lastStop = stops.length - 1;

export function stopAt(t: number): number {
  let best = 0;
  stops.forEach((stop, i) => {
    if (Math.abs(stop.t - t) < Math.abs((stops[best]?.t ?? 0) - t)) best = i;
  });
  return best;
}

export function stopOf(year: number | undefined, otherwise: number): number {
  return year === undefined ? otherwise : Math.max(1, Math.min(lastStop - 1, stopAt(placeOf(year))));
}
