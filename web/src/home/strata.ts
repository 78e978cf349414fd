// The strata of time: one printed band per age, with what people made of it.
import airBalloon from 'game-icon:air-balloon';
import biplane from 'game-icon:biplane';
import caravel from 'game-icon:caravel';
import cartwheel from 'game-icon:cartwheel';
import greatPyramid from 'game-icon:great-pyramid';
import greekTemple from 'game-icon:greek-temple';
import mammoth from 'game-icon:mammoth';
import radioTower from 'game-icon:radio-tower';
import rocket from 'game-icon:rocket';
import steamLocomotive from 'game-icon:steam-locomotive';
import telescope from 'game-icon:telescope';
import trojanHorse from 'game-icon:trojan-horse';
import windmill from 'game-icon:windmill';
import { cream, ink, inkAt, shade } from '../look/colour';

const things = {
  airBalloon,
  biplane,
  caravel,
  cartwheel,
  greatPyramid,
  greekTemple,
  mammoth,
  radioTower,
  rocket,
  steamLocomotive,
  telescope,
  trojanHorse,
  windmill,
};
type Thing = [name: keyof typeof things, x: number, size: number, lower: number];
// From the top; `age` is the band's place on the ramp, `phase` where its wave begins.
type Band = [age: number, y: number, swell: number, phase: number, things: Thing[]];
interface Sheet {
  height: number;
  sun: [x: number, y: number, r: number];
  rocket: [x: number, y: number, size: number];
  bands: Band[];
}

export const width = 820;

const wide: Sheet = {
  height: 694,
  sun: [590, 172, 132],
  rocket: [586, 176, 206],
  bands: [
    [
      0.84,
      262,
      16,
      0.4,
      [
        ['biplane', 268, 150, -76],
        ['radioTower', 96, 136, 12],
      ],
    ],
    [0.7, 334, 16, 2.2, [['steamLocomotive', 352, 158, 10]]],
    [
      0.56,
      408,
      16,
      4.1,
      [
        ['caravel', 130, 166, 18],
        ['telescope', 566, 124, 12],
        ['airBalloon', 728, 158, -58],
      ],
    ],
    [0.42, 482, 16, 5.6, [['windmill', 330, 138, 10]]],
    [
      0.27,
      552,
      14,
      1.3,
      [
        ['greekTemple', 150, 156, 12],
        ['trojanHorse', 520, 136, 8],
      ],
    ],
    [
      0.13,
      622,
      12,
      3.1,
      [
        ['cartwheel', 352, 100, 6],
        ['greatPyramid', 640, 158, 10],
      ],
    ],
    [0.02, 676, 8, 0.9, [['mammoth', 170, 150, 8]]],
  ],
};

// For a strip above the words.
const low: Sheet = {
  height: 470,
  sun: [640, 104, 92],
  rocket: [638, 110, 144],
  bands: [
    [0.84, 172, 12, 0.4, [['biplane', 250, 110, -36]]],
    [0.7, 222, 12, 2.2, [['steamLocomotive', 420, 124, 8]]],
    [
      0.56,
      272,
      12,
      4.1,
      [
        ['caravel', 130, 136, 14],
        ['airBalloon', 740, 124, -34],
      ],
    ],
    [
      0.42,
      322,
      12,
      5.6,
      [
        ['windmill', 330, 112, 8],
        ['telescope', 586, 100, 8],
      ],
    ],
    [
      0.27,
      370,
      10,
      1.3,
      [
        ['greekTemple', 160, 120, 10],
        ['trojanHorse', 490, 108, 6],
      ],
    ],
    [
      0.13,
      418,
      9,
      3.1,
      [
        ['greatPyramid', 680, 132, 8],
        ['cartwheel', 350, 80, 4],
      ],
    ],
    [0.02, 458, 6, 0.9, [['mammoth', 200, 112, 6]]],
  ],
};

const wave = (x: number, swell: number, phase: number): number =>
  swell * Math.sin(x / 150 + phase) + swell * 0.5 * Math.sin(x / 67 + phase * 2);

function hill(y: number, swell: number, phase: number, height: number): string {
  let d = `M-40 ${y}`;
  for (let x = -40; x <= width + 40; x += 20) d += `L${x} ${(y + wave(x, swell, phase)).toFixed(1)}`;
  return `${d}V${height + 40}H-40Z`;
}

// A drawing in cream over its own shadow.
function printed(name: keyof typeof things, x: number, y: number, size: number, dx: number, dy: number): string {
  const at = (left: number, top: number, colour: string): string =>
    `<use href="#age-${name}" x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${size}" height="${size}" color="${colour}"/>`;
  return at(x + dx, y + dy, ink) + at(x, y, cream);
}

function band([age, y, swell, phase, placed]: Band, height: number): string {
  const colour = inkAt(age);
  const dark = shade(colour, -0.1);
  const d = hill(y, swell, phase, height);
  const standing = placed.map(([name, x, size, lower]) =>
    printed(name, x - size / 2, y + wave(x, swell, phase) - size * 0.93 + lower, size, size * 0.034, size * 0.026),
  );
  return (
    standing.join('') +
    `<path d="${d}" fill="${colour}"/>` +
    `<path d="${d}" fill="${dark}" opacity=".4" transform="translate(0 26)"/>` +
    `<path d="${d}" fill="none" stroke="${shade(colour, 0.13, 0.9)}" stroke-width="3" transform="translate(0 8)"/>` +
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="1.6" stroke-dasharray="14 7" transform="translate(0 15)"/>`
  );
}

function rays(cx: number, cy: number, fill: string): string {
  const count = 44;
  const point = (i: number): string => {
    const angle = (i / count) * 2 * Math.PI;
    return `${(cx + 1000 * Math.cos(angle)).toFixed(1)} ${(cy + 1000 * Math.sin(angle)).toFixed(1)}`;
  };
  let d = '';
  for (let i = 0; i < count; ++i) d += `M${cx} ${cy}L${point(i)}L${point(i + 0.5)}Z`;
  return `<path d="${d}" fill="${fill}" opacity=".8"/>`;
}

const stars = [
  [54, 50],
  [262, 38],
  [440, 30],
  [770, 40],
  [790, 150],
  [46, 130],
] as const;

function sky({ height, sun: [cx, cy, r] }: Sheet): string {
  const colour = inkAt(0.97);
  const star = ([x, y]: readonly [number, number], i: number): string =>
    `<path transform="translate(${x} ${((y * height) / 694).toFixed(1)}) scale(${[2, 1, 1.4][i % 3]})" d="M0-7Q1-1 7 0Q1 1 0 7Q-1 1-7 0Q-1-1 0-7Z"/>`;
  return (
    `<rect width="${width}" height="${height}" fill="${colour}"/>${rays(cx, cy, shade(colour, -0.06))}` +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#e4573a"/>` +
    `<circle cx="${cx + 6}" cy="${cy + 5}" r="${r}" fill="none" stroke="${cream}" stroke-width="3"/>` +
    `<g fill="${cream}">${stars.map(star).join('')}</g>`
  );
}

export const symbols = Object.entries(things)
  .map(([name, body]) => `<symbol id="age-${name}" viewBox="0 0 512 512">${body}</symbol>`)
  .join('');

export interface Strata {
  height: number;
  sky: string;
  rocket: string;
  bands: string[];
}

export function strata(narrow: boolean): Strata {
  const sheet = narrow ? low : wide;
  const [x, y, size] = sheet.rocket;
  return {
    height: sheet.height,
    sky: sky(sheet),
    rocket: `<g transform="rotate(-90 ${x} ${y})">${printed('rocket', x - size / 2, y - size / 2, size, -5, 6)}</g>`,
    bands: sheet.bands.map((each) => band(each, sheet.height)),
  };
}
