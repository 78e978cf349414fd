// The seven games as stamps: diagrams, one idea each, 160 by 120.
import type { GameId } from '../games/types';
import { cream, ink, inkAt, shade } from './colour';

const spot = '#e4573a';

function card(x: number, y: number, mark: string, fill = cream, turn = 0, shadow = ink): string {
  const shape = (colour: string, more = ''): string =>
    `<rect x="-15" y="-21" width="30" height="42" rx="4" fill="${colour}"${more}/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(shadow, ' transform="translate(2.4 2.4)"')}${shape(fill)}${mark}</g>`;
}

const stroke = (d: string, width: number, colour = cream, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const table = (y: number): string => `<path d="M0 ${y}H160" stroke="${ink}" stroke-width="5"/>`;
const dot = (t: number): string => `<circle r="7" fill="${inkAt(t)}"/>`;
const dated = (x: number, t: number, y = 62): string => card(x, y, dot(t));

const cross = stroke('M-6-6L6 6M6-6L-6 6', 4.5);
const check = stroke('M-7 0L-2 6L7-6', 4.5);
const question = `${stroke('M-4-6a4.6 4.6 0 1 1 6 5q-2 1-2 4', 3.6)}<circle cy="9" r="2.4" fill="${cream}"/>`;
const turning = `<path d="M-8 3a8.5 8.5 0 0 1 15-5M8-3a8.5 8.5 0 0 1-15 5" fill="none" stroke="${cream}" stroke-width="3.4"/><path d="M9-9v8H1ZM-9 9V1H-1Z" fill="${cream}"/>`;
const bubble = `<path d="M56 8h52a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10H90l-8 10-5-10H56a10 10 0 0 1-10-10V18A10 10 0 0 1 56 8Z" fill="${spot}"/>${stroke('M82 14v15', 5.5)}<circle cx="82" cy="36.5" r="3" fill="${cream}"/>`;

function pawn(x: number, y: number, colour: string): string {
  const line = `fill="${colour}" stroke="${ink}" stroke-width="2.4"`;
  return `<g transform="translate(${x} ${y})"><path d="M-9 17Q-7 4 0 2Q7 4 9 17Z" ${line}/><circle cy="-4" r="7" ${line}/></g>`;
}

function spiral(): string {
  let d = '';
  for (let angle = 0; angle <= Math.PI * 5.6; angle += 0.12) {
    const r = 7 + angle * 2.75;
    const x = (80 + r * Math.cos(angle)).toFixed(1);
    const y = (58 + r * Math.sin(angle) * 0.92).toFixed(1);
    d += `${angle ? 'L' : 'M'}${x} ${y}`;
  }
  return stroke(d, 9) + stroke(d, 2.4, ink, ' stroke-dasharray="1 10"');
}

// The ground's place on the ramp, and what is drawn on it.
const drawings: Record<GameId, [number, () => string]> = {
  classic: [
    0.13,
    () => table(86) + dated(28, 0.1) + dated(64, 0.35) + dated(136, 0.8) + card(101, 38, question, spot, -9),
  ],
  'first-edition': [
    0.02,
    () =>
      table(86) +
      dated(36, 0.1) +
      dated(74, 0.45) +
      card(124, 42, cross, spot, 24) +
      stroke('M104 84q22 14 44-2', 3, cream, ' stroke-dasharray="1 6"'),
  ],
  twist: [
    0.3,
    () =>
      table(86) +
      card(34, 60, `<path d="M0-7L7 6H-7Z" fill="${inkAt(0.3)}"/>`) +
      card(126, 60, `<rect x="-6" y="-6" width="12" height="12" fill="${inkAt(0.7)}"/>`) +
      card(80, 46, turning, spot),
  ],
  coop: [
    0.44,
    () =>
      table(97) +
      [28, 62, 98, 132].map((x, i) => dated(x, 0.1 + i * 0.27, 74)).join('') +
      card(45, 30, check, spot) +
      card(115, 30, check, spot),
  ],
  challenge: [0.58, () => spiral() + pawn(117, 33, spot) + pawn(49, 74, '#dd9a2e')],
  chronology: [
    0.74,
    () =>
      table(86) +
      dated(30, 0.1) +
      dated(98, 0.55) +
      dated(134, 0.9) +
      card(64, 62, check, spot) +
      stroke('M120 28Q92 4 68 27', 4) +
      `<path d="M60 22l4 15 11-10Z" fill="${cream}"/>`,
  ],
  contest: [
    0.92,
    () => table(97) + dated(44, 0.2, 74) + card(84, 74, question, ink, 0, cream) + dated(124, 0.8, 74) + bubble,
  ],
};

export const gameIds = Object.keys(drawings) as GameId[];

const drawn = new Map<GameId, string>();

export function stampOf(game: GameId): string {
  const known = drawn.get(game);
  if (known) return known;
  const [place, draw] = drawings[game];
  const ground = inkAt(place);
  const dark = shade(ground, -0.055);
  const rings = Array.from(
    { length: 9 },
    (_, i) => `<circle cx="80" cy="128" r="${150 - i * 17}" fill="${i % 2 ? ground : dark}"/>`,
  ).join('');
  const picture = `<rect width="160" height="120" fill="${ground}"/>${rings}${draw()}`;
  drawn.set(game, picture);
  return picture;
}
