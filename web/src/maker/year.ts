// Years as people write them: −44, 44 av. J.-C., about 1500, XIXe siècle.
import type { Precision } from '../decks/deck';

export type YearRead =
  { year: number; precision: Precision } | { year: null; flaw: 'empty' | 'zero' | 'unclear'; guess: number | null };

const before =
  /\s*(?:\b(?:av(?:ant)?\.?\s*(?:j\.?\s*-?\s*c\.?|jesus[\s-]*christ|notre ere|n\.?\s*e\.?)|aec|before christ)|b\.?\s?c\.?(?:\s?e\.?)?)\s*$/;
const after =
  /\s*(?:\b(?:ap(?:res)?\.?\s*(?:j\.?\s*-?\s*c\.?|jesus[\s-]*christ)|(?:de )?notre ere)|\ba\.?\s?d\.?|\bc\.?\s?e\.?)\s*$/;
const about =
  /^(?:vers|environ|env\.?|autour de|around|about|approx\.?|approximately|circa|ca\.?(?=[\s\d])|c\.(?=\s*\d)|c(?=\s+\d)|~|≈)\s*/;
const aboutLast = /\s*(?:\?|~|environ|approx\.?)$/;
const lead = /^(?:(?:en|in|an|l'an|annee|year|the year)\s+|a\.?d\.?\s*(?=\d))/;
const months = /\b(?:janv|jan|fev|feb|mars|mar|avr|apr|mai|may|juin|jun|juil|jul|aou|aug|sep|oct|nov|dec)[a-z]*\.?\b/;
const scales: Record<string, number> = { million: 1e6, ma: 1e6, milliard: 1e9, billion: 1e9, ga: 1e9 };
const oldest = 20e9;

// Small plain letters, one kind of space and of minus, digits without groups.
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[’ʼ]/g, "'")
    .replace(/(\d)[ '](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)[,.](?=\d{3}(?!\d))(?!\d{3} *(?:million|milliard|billion|ma\b|ga\b))/g, '$1')
    .trim();

function roman(text: string): number | null {
  if (!/^x{0,2}(?:ix|iv|v?i{0,3})$/.test(text) || !text) return null;
  const worth: Record<string, number> = { i: 1, v: 5, x: 10 };
  const values = [...text].map((letter) => worth[letter]!);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

// "66 million years ago", « il y a 40 000 ans ».
function longAgo(text: string): number | null {
  const found =
    /^(?:il y a )?-?(\d+(?:[.,]\d+)?) ?(million|milliard|billion|ma|ga)?s?(?: (?:d')?(?:annees|ans|years?))?( ago)?$/.exec(
      text,
    );
  if (!found?.[1]) return null;
  const ago = text.startsWith('il y a') || found[3] !== undefined;
  const scale = found[2] ? scales[found[2]]! : 1;
  const years = Math.round(Number(found[1].replace(',', '.')) * scale);
  // Short times ago depend on the day one says it.
  return (scale > 1 || ago) && years >= 10_000 && years <= oldest ? -years : null;
}

function span(text: string, isBefore: boolean): { year: number; precision: Precision } | null {
  const decade = /^(?:annees|decennie) (\d{2,3}0)$|^(\d{2,3}0)'?s$/.exec(text);
  if (decade) {
    const middle = Number(decade[1] ?? decade[2]) + 5;
    return { year: isBefore ? -middle : middle, precision: 'decade' };
  }
  const found = /^(\d{1,2}|[ivx]+?) ?(?:ieme|eme|er|e|th|st|nd|rd)? ?(siecle|s\.|century|millenaire|millennium)$/.exec(
    text,
  );
  if (!found) return null;
  const count = /^\d/.test(found[1]!) ? Number(found[1]) : roman(found[1]!);
  const long = found[2]!.startsWith('mill');
  if (!count || (!isBefore && count > (long ? 3 : 21))) return null;
  const size = long ? 1000 : 100;
  const middle = (count - 1) * size + size / 2;
  return { year: isBefore ? -middle : middle, precision: long ? 'millennium' : 'century' };
}

// 14 juillet 1789, July 14, 1789, 14/07/1789, 1789-07-14.
function withDay(text: string): number | null {
  if (months.test(text)) {
    const numbers = text.replace(months, ' ').match(/\d+/g) ?? [];
    const year = numbers.find((each) => each.length > 2);
    return year && numbers.length <= 2 && /^[\d\s,.erstndh]*$/.test(text.replace(months, ' ')) ? Number(year) : null;
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
