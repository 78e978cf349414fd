// The marks of the scale.
import { contrast, cream, ink, inkAt, placeOf } from '../look/colour';

const ends = [
  ['antiquity', -3300, 476],
  ['middleAges', 476, 1492],
  ['modern', 1492, 1789],
  ['contemporary', 1789, 2025],
] as const;

export const eras = ends.map(([name, from, to]) => {
  const a = placeOf(from);
  const b = placeOf(to);
  return { name, a, b, colour: contrast(inkAt((a + b) / 2), cream) > 4.5 ? cream : ink };
});

export const marks = [-3000, -1000, 1, 500, 1000, 1500, 1700, 1800, 1900, 2000].map((year) => ({
  year,
  t: placeOf(year),
}));
