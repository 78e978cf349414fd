// The colour of time: one ramp, mixed in OKLab along a warped axis of years.

type Triple = [number, number, number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const fromLinear = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

function linear(hex: string): Triple {
  const at = (i: number): number => toLinear(parseInt(hex.slice(i, i + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

function toLab(hex: string): Triple {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (c: number): string =>
    Math.round(fromLinear(Math.max(0, Math.min(1, c))) * 255)
      .toString(16)
      .padStart(2, '0');
  return '#' + rgb.map(byte).join('');
}

const clamp = (t: number): number => Math.max(0, Math.min(1, t));

// Between the points of a list that grows.
function between<T>(points: [number, T][], x: number, mix: (a: T, b: T, k: number) => T): T {
  let i = 1;
  while (i < points.length - 1 && x > points[i]![0]) ++i;
  const [a, from] = points[i - 1]!;
  const [b, to] = points[i]!;
  return mix(from, to, (x - a) / (b - a));
}

const inks: [number, Triple][] = (
  [
    [0, '#b44a22'],
    [0.15, '#dd9a2e'],
    [0.3, '#a89b36'],
    [0.43, '#3a7649'],
    [0.6, '#18777b'],
    [0.74, '#2a65a6'],
    [0.88, '#5c51a8'],
    [1, '#8d4892'],
  ] as [number, string][]
).map(([t, hex]) => [t, toLab(hex)]);

export const inkAt = (t: number): string =>
  fromLab(between(inks, clamp(t), (a, b, k) => [0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * k) as Triple));

export function shade(hex: string, lighter: number, chroma = 1): string {
  const [l, a, b] = toLab(hex);
  return fromLab([clamp(l + lighter), a * chroma, b * chroma]);
}

const brightness = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export function contrast(one: string, other: string): number {
  const a = brightness(one);
  const b = brightness(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// Long ago is pressed together, and what lies beyond the ends piles up there.
const axis: [number, number][] = [
  [-4000, 0],
  [-3500, 0.03],
  [-1000, 0.19],
  [0, 0.3],
  [500, 0.38],
  [1000, 0.47],
  [1400, 0.55],
  [1600, 0.63],
  [1750, 0.71],
  [1850, 0.79],
  [1920, 0.88],
  [1970, 0.95],
  [2025, 1],
];

// Where a year stands on the scale, from 0 to 1.
export const placeOf = (year: number): number => clamp(between(axis, year, (a, b, k) => a + (b - a) * k));

export const cream = '#fdf6e6';
export const ink = '#211c30';

// The ground is nudged until cream or ink can be read on it.
function legible(ground: string): string {
  for (let step = 0; step < 0.12; step += 0.004) {
    for (const each of [shade(ground, -step), shade(ground, step)]) {
      if (contrast(each, cream) >= 4.6 || contrast(each, ink) >= 4.6) return each;
    }
  }
  return ground;
}

export const onColour = (ground: string): string => (contrast(ground, cream) > contrast(ground, ink) ? cream : ink);

const made = new Map<number, string>();

// The inks of a year, as custom properties for a style attribute.
export function eraStyle(year: number): string {
  const known = made.get(year);
  if (known) return known;
  const t = placeOf(year);
  const ground = legible(inkAt(t));
  const style =
    `--t:${t.toFixed(4)};--g:${ground};--gd:${shade(ground, -0.13)};--gdd:${shade(ground, -0.24, 0.8)};` +
    `--gl:${shade(ground, 0.1, 0.92)};--gll:${shade(ground, 0.2, 0.6)};--on:${onColour(ground)}`;
  made.set(year, style);
  return style;
}

// Ink and vermilion on kraft: an era's tint would give the year away.
export const hiddenStyle = '--g:var(--n-g);--gd:var(--n-gd);--gdd:var(--n-gdd);--gl:var(--n-gl);--gll:var(--n-gll)';
