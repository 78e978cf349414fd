// What the stamps of games are drawn with: diagrams, one idea each, 160 by 120.
import { cream, ink, inkAt, shade } from './colour';

// The ground's place on the ramp of time, and what is drawn on it.
export interface Stamp {
  place: number;
  draw: () => string;
}

export const spot = '#e4573a';

export function card(x: number, y: number, mark: string, fill = cream, turn = 0, shadow = ink): string {
  const shape = (colour: string, more = ''): string =>
    `<rect x="-15" y="-21" width="30" height="42" rx="4" fill="${colour}"${more}/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(shadow, ' transform="translate(2.4 2.4)"')}${shape(fill)}${mark}</g>`;
}

export const stroke = (d: string, width: number, colour = cream, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
export const table = (y: number): string => `<path d="M0 ${y}H160" stroke="${ink}" stroke-width="5"/>`;
const dot = (t: number): string => `<circle r="7" fill="${inkAt(t)}"/>`;
export const dated = (x: number, t: number, y = 62): string => card(x, y, dot(t));

export const cross = stroke('M-6-6L6 6M6-6L-6 6', 4.5);
export const check = stroke('M-7 0L-2 6L7-6', 4.5);
export const question = `${stroke('M-4-6a4.6 4.6 0 1 1 6 5q-2 1-2 4', 3.6)}<circle cy="9" r="2.4" fill="${cream}"/>`;

const drawn = new Map<Stamp, string>();

export function pictureOf(stamp: Stamp): string {
  const known = drawn.get(stamp);
  if (known) return known;
  const ground = inkAt(stamp.place);
  const dark = shade(ground, -0.055);
  const rings = Array.from(
    { length: 9 },
    (_, i) => `<circle cx="80" cy="128" r="${150 - i * 17}" fill="${i % 2 ? ground : dark}"/>`,
  ).join('');
  const picture = `<rect width="160" height="120" fill="${ground}"/>${rings}${stamp.draw()}`;
  drawn.set(stamp, picture);
  return picture;
}
