// How many cards each equal part of the scale of time has.
import { placeOf } from '../look/colour';

const columns = 48;

export function spreadOf(years: number[]): number[] {
  const counts = Array<number>(columns).fill(0);
  for (const year of years) ++counts[Math.min(columns - 1, Math.floor(placeOf(year) * columns))]!;
  return counts;
}
