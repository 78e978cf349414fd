// The printed grounds behind the illustrations of cards.

function rays(cx: number, cy: number, r: number, n: number, fill: string, opacity: number): string {
  let d = '';
  for (let i = 0; i < n; ++i) {
    const a = (i / n) * 2 * Math.PI;
    const b = ((i + 0.5) / n) * 2 * Math.PI;
    const point = (angle: number): string =>
      `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
    d += `M${cx} ${cy}L${point(a)}L${point(b)}Z`;
  }
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

function halftone(): string {
  let dots = '';
  for (let row = 0; row * 7 < 110; ++row) {
    const radius = (0.35 + ((row * 7) / 110) * 2.5).toFixed(2);
    for (let column = 0; column * 7 < 287; ++column) {
      dots += `<circle cx="${-60 + column * 7 + (row % 2 ? 3.5 : 0)}" cy="${70 + row * 7}" r="${radius}"/>`;
    }
  }
  return `<g fill="var(--gd)">${dots}</g>`;
}

const stars = [
  [18, 24],
  [140, 30],
  [126, 8],
  [34, 8],
  [8, 66],
  [152, 74],
  [60, 12],
  [104, 20],
]
  .map(
    ([x, y], i) =>
      `<path transform="translate(${x} ${y}) scale(${i % 3 ? 0.7 : 1.2})" d="M0-5Q.8-.8 5 0Q.8.8 0 5Q-.8.8-5 0Q-.8-.8 0-5Z"/>`,
  )
  .join('');

const waves = ['var(--gl)', 'var(--gd)', 'var(--g)', 'var(--gdd)']
  .map((fill, k) => {
    const crests = Array.from({ length: 12 }, (_, i) => `q12 ${i % 2 ? 10 : -10} 24 0`).join('');
    return `<path d="M-60 ${100 + k * 18}${crests}V260H-60Z" fill="${fill}"/>`;
  })
  .join('');

const grounds: (() => string)[] = [
  // sunrise
  () =>
    `${rays(80, 112, 190, 36, 'var(--gl)', 0.55)}<circle cx="80" cy="104" r="56" fill="var(--gll)"/><path d="M-60 128Q20 104 80 122T220 112V240H-60Z" fill="var(--gd)"/><path d="M-60 142Q40 122 110 138T220 132V240H-60Z" fill="var(--gdd)" opacity=".7"/>`,
  // burst
  () =>
    `${rays(80, 80, 220, 28, 'var(--gd)', 0.5)}<circle cx="80" cy="80" r="60" fill="var(--gl)"/><circle cx="80" cy="80" r="60" fill="none" stroke="var(--gll)" stroke-width="2"/>`,
  // arcs
  () =>
    `<g fill="none" stroke="var(--gl)" stroke-width="2.4" opacity=".75">${[30, 44, 58, 72, 86, 100, 114, 128, 142].map((r) => `<circle cx="80" cy="150" r="${r}"/>`).join('')}</g><path d="M-60 136H220V260H-60Z" fill="var(--gd)"/><path d="M-60 136H220V260H-60Z" fill="url(#hatch)" opacity=".5"/><circle cx="80" cy="78" r="50" fill="var(--gll)" opacity=".9"/>`,
  // halftone
  () =>
    `${halftone()}<circle cx="80" cy="78" r="58" fill="var(--gl)"/><path d="M22 78a58 58 0 0 0 116 0Z" fill="url(#hatch)" opacity=".45"/>`,
  // night
  () =>
    `<rect x="-60" y="-60" width="280" height="300" fill="var(--gd)"/><circle cx="80" cy="86" r="66" fill="var(--g)"/><circle cx="80" cy="86" r="52" fill="var(--gl)"/><g fill="var(--gll)">${stars}</g><path d="M-60 140Q80 112 220 140V260H-60Z" fill="var(--gdd)"/>`,
  // waves
  () => `<circle cx="104" cy="56" r="42" fill="var(--gll)"/>${waves}`,
  // stripes
  () =>
    `<g fill="var(--gd)" opacity=".55">${Array.from({ length: 14 }, (_, i) => `<rect x="${-56 + i * 20}" y="-60" width="10" height="320"/>`).join('')}</g><path d="M28 160V76a52 52 0 0 1 104 0V160Z" fill="var(--gll)"/><path d="M-60 138H220V260H-60Z" fill="var(--gdd)"/>`,
];

const drawn: string[] = [];

// The same card has the same ground everywhere. It hangs on the picture's name alone, and so tells nothing of the year.
export function groundOf(name: string): string {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  const which = sum % grounds.length;
  return (drawn[which] ??= grounds[which]!());
}
