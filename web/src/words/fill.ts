// Puts values into texts: {slot}, and {slot:one|other}, where a number, a list or a yes chooses. wording/slot.hpp has the same.

// What a language does with numbers, lists and marks: the `language` of its file.
export interface Tongue {
  name: string; // as its speakers call it
  place: number; // among the languages, where all are shown
  singular: number[]; // the numbers that take the singular
  thousands: string; // between groups of three digits
  decimal: string;
  clock: string; // between hours and minutes
  firm: Record<'before' | 'after', Record<string, string>>; // the spaces that never break, beside which marks
  comma: string; // between the parts of a list
  and: string; // before the last of them
  or: string;
  numbers: string[]; // in words, as a title begins with them
}

export type Value = string | number | boolean | string[] | undefined;

// A slot is called `name`, or `name: kind` where the value is not a text that goes in as it is.
export interface Kinds {
  number: number;
  spelled: number; // in words where the language has one
  decimal: number;
  clock: string; // 14:05
  flag: boolean; // only chooses
  maybe: string | undefined;
  commas: string[]; // a, b, c
  and: string[]; // a, b and c
  or: string[];
}

export const isSingular = (n: number, { singular }: Tongue): boolean => singular.includes(Math.abs(n));

function listed(parts: string[], last: string, { comma }: Tongue): string {
  return parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(comma) + last + parts.at(-1);
}

function written(value: Value, kind: string | undefined, tongue: Tongue): string {
  if (Array.isArray(value)) return listed(value, kind === 'and' || kind === 'or' ? tongue[kind] : tongue.comma, tongue);
  if (kind === 'spelled') return tongue.numbers[Number(value)] ?? String(value);
  if (kind === 'decimal') return String(value).replace('.', tongue.decimal);
  if (kind === 'clock') return String(value).replace(':', tongue.clock);
  return String(value ?? '');
}

function choosesFirst(value: Value, tongue: Tongue): boolean {
  if (typeof value === 'number') return isSingular(value, tongue);
  return Array.isArray(value) ? isSingular(value.length, tongue) : !!value;
}

// Its name, its two forms if it has any, and a full stop: a value such as "44 av. J.-C." brings one along.
const slot = /\{([^{}:]+)(?::([^{}|]*)\|?([^{}]*))?\}(\.?)/g;

export function filled(
  text: string,
  values: Record<string, Value>,
  kinds: Record<string, string | undefined>,
  tongue: Tongue,
): string {
  return text.replace(slot, (whole, name: string, one: string | undefined, other: string, stop: string) => {
    if (!(name in values)) return whole;
    const value =
      one === undefined ? written(values[name], kinds[name], tongue) : choosesFirst(values[name], tongue) ? one : other;
    return value.endsWith('.') ? value : value + stop;
  });
}

// Files have plain spaces there, which can be seen.
export function withFirmSpaces(text: string, { firm }: Tongue): string {
  for (const [mark, space] of Object.entries(firm.before)) text = text.replaceAll(` ${mark}`, space + mark);
  for (const [mark, space] of Object.entries(firm.after)) text = text.replaceAll(`${mark} `, mark + space);
  return text;
}
