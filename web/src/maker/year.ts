// Years as people write them: −44, 44 av. J.-C., about 1500, XIXe siècle.
import type { Precision } from '../decks/deck';
import { anyOf, folded, isMonth } from './dates';

export type YearRead =
  { year: number; precision: Precision } | { year: null; flaw: 'empty' | 'zero' | 'unclear'; guess: number | null };

const before = new RegExp(`(?<![a-z])${anyOf('before_christ')}$`);
const after = new RegExp(`(?<![a-z])${anyOf('after_christ')}$`);
const about = new RegExp(`^(?:${anyOf('about')}|[~≈])\\s*`);
const aboutLast = new RegExp(`(?:[?~]|(?<![a-z])${anyOf('about_behind')})$`);
const lead = new RegExp(`^${anyOf('year_in_front', 'after_christ_in_front')}\\s*`);
// "the", « en », « d’ »
const fillers = new RegExp(`(?<![a-z])(?:${anyOf('fillers')}|[a-z]')\\s*`, 'g');
const ordinals = anyOf('ordinals');
const scales = [
  [new RegExp(`^${anyOf('million')}$`), 1e6],
  [new RegExp(`^${anyOf('billion')}$`), 1e9],
] as const;
const scale = anyOf('million', 'billion');
const oldest = 20e9;

// With digits without groups, and without what only fills.
const plain = (text: string): string =>
  folded(text)
    .replace(/(\d)[ '](?=\d{3}(?!\d))/g, '$1')
    .replace(new RegExp(`(\\d)[,.](?=\\d{3}(?!\\d))(?!\\d{3} *${scale})`, 'g'), '$1')
    .replace(fillers, '')
    .trim();

function roman(text: string): number | null {
  if (!/^x{0,2}(?:ix|iv|v?i{0,3})$/.test(text) || !text) return null;
  const worth: Record<string, number> = { i: 1, v: 5, x: 10 };
  const values = [...text].map((letter) => worth[letter]!);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

// "66 million years ago", « il y a 40 000 ans ».
const ago = new RegExp(
  `^(${anyOf('ago_in_front')} )?-?(\\d+(?:[.,]\\d+)?) ?(${scale})?(?: ?${anyOf('years')})?( ${anyOf('ago_behind')})?$`,
);
function longAgo(text: string): number | null {
  const [, front, count = '', unit, behind] = ago.exec(text) ?? [];
  const size = scales.find(([pattern]) => unit && pattern.test(unit))?.[1] ?? 1;
  const years = Math.round(Number(count.replace(',', '.')) * size);
  // Short times ago depend on the day one says it.
  return (size > 1 || front || behind) && years >= 10_000 && years <= oldest ? -years : null;
}

const decade = new RegExp(`^${anyOf('decade_in_front')} (\\d{2,3}0)$|^(\\d{2,3}0)'?${anyOf('decade_behind')}$`);
const shortDecade = new RegExp(`^\\d+'?${anyOf('decade_behind')}$`);
const long = new RegExp(`^(\\d{1,2}|[ivx]+?) ?(?:${ordinals})? ?(?:${anyOf('century')}|(${anyOf('millennium')}))\\.?$`);
function span(text: string, isBefore: boolean): { year: number; precision: Precision } | null {
  const [, ten, tens] = decade.exec(text) ?? [];
  if (ten ?? tens) {
    const middle = Number(ten ?? tens) + 5;
    return { year: isBefore ? -middle : middle, precision: 'decade' };
  }
  const [, nth = '', millennium] = shortDecade.test(text) ? [] : (long.exec(text) ?? []);
  const count = /^\d/.test(nth) ? Number(nth) : roman(nth);
  if (!count || (!isBefore && count > (millennium ? 3 : 21))) return null;
  const size = millennium ? 1000 : 100;
  const middle = (count - 1) * size + size / 2;
  return { year: isBefore ? -middle : middle, precision: millennium ? 'millennium' : 'century' };
}

const nthDay = new RegExp(`(\\d)${ordinals}`, 'g');
// 14 juillet 1789, July 14, 1789, 14/07/1789, 1789-07-14.
function withDay(text: string): number | null {
  const rest = text.replace(/[a-z]+\.?/g, (word) => (isMonth(word.replace('.', '')) ? ' ' : word));
  if (rest !== text) {
    const numbers = rest.match(/\d+/g) ?? [];
    const year = numbers.find((each) => each.length > 2);
    return year && numbers.length <= 2 && /^[\d\s,.]*$/.test(rest.replace(nthDay, '$1')) ? Number(year) : null;
  }
  const found = /^(?:\d{1,2}[/.-]){1,2}(\d{3,4})$|^(\d{3,4})[/.-]\d{1,2}(?:[/.-]\d{1,2})?$/.exec(text);
  return found ? Number(found[1] ?? found[2]) : null;
}

const alike: Record<string, string> = {
  o: '0',
  q: '0',
  d: '0',
  l: '1',
  i: '1',
  '|': '1',
  z: '2',
  e: '3',
  a: '4',
  s: '5',
  g: '9',
  t: '7',
  b: '8',
};

// A letter that looks like a digit, or the only number in the text.
function guessOf(text: string, isBefore: boolean): number | null {
  const sign = isBefore || text.startsWith('-') ? -1 : 1;
  const bare = text.replace(/^-/, '').replace(/[\s_]/g, '');
  const mended = [...bare].map((letter) => (/\d/.test(letter) ? letter : (alike[letter] ?? 'x'))).join('');
  const most = [...bare].filter((letter) => /\d/.test(letter)).length * 2 >= bare.length;
  const numbers = text.match(/\d+/g) ?? [];
  const digits =
    most && /^\d{1,4}$/.test(mended) ? mended : numbers.length === 1 && numbers[0]!.length <= 4 ? numbers[0]! : '';
  const year = Number(digits);
  return year ? sign * year : null;
}

export function readYear(typed: string): YearRead {
  let text = plain(typed);
  if (!text) return { year: null, flaw: 'empty', guess: null };
  let isAbout = false;
  let isBefore = false;
  for (const [mark, note] of [
    [about, () => (isAbout = true)],
    [aboutLast, () => (isAbout = true)],
    [before, () => (isBefore = true)],
    [after, () => undefined],
    [about, () => (isAbout = true)],
    [lead, () => undefined],
  ] as [RegExp, () => void][]) {
    const rest = text.replace(mark, '').trim();
    if (rest !== text && rest) {
      note();
      text = rest;
    }
  }
  const told = span(text, isBefore);
  if (told) return told;
  const ago = longAgo(text);
  if (ago) return { year: ago, precision: 'about' };
  const number = /^([-+]?) ?(\d+)$/.exec(text);
  const value = number ? Number(number[2]) : withDay(text);
  if (value === 0) return { year: null, flaw: 'zero', guess: null };
  const year = value !== null && (isBefore || number?.[1] === '-') ? -value : value;
  if (year === null || year < -oldest || year > 9999)
    return { year: null, flaw: 'unclear', guess: guessOf(text, isBefore) };
  return { year, precision: isAbout ? 'about' : 'exact' };
}

// Whether rows out of a spreadsheet begin with a year: no name of a column, and not the day of « 14, juillet, 1789 ».
export function beginsWithYear(rows: string): boolean {
  const [first = '', , third = ''] = (rows.split('\n')[0] ?? '').split('\t');
  const isDay = /^\s*\d{1,2}\s*$/.test(first) && readYear(third).year !== null;
  return readYear(first).year !== null && !isDay;
}
