// The words of dates in all languages. The program reads tables with the same files: wording/CODE/dates.json.
import type english from '../../../wording/en/dates.json';

type Name = keyof typeof english;
const files = Object.values(
  import.meta.glob<Record<Name, string>>('../../../wording/*/dates.json', { eager: true, import: 'default' }),
);

// Small letters without accents, one kind of space, of minus and of apostrophe.
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[’ʼ]/g, "'")
    .trim();

const listOf = (text: string): string[] => (text === 'none' ? [] : folded(text).split(', '));
const spellings = (name: Name): string[] => [...new Set(files.flatMap((file) => listOf(file[name])))];

// In a regular expression, any of them, the longer first. Their full stops, hyphens and spaces may be missing.
export function anyOf(...names: Name[]): string {
  const parts = (spelling: string) => spelling.split(/[.\s-]+/).map((part) => part.replace(/\W/g, '\\$&'));
  const patterns = names.flatMap(spellings).map((each) => parts(each).join('[.\\s-]*'));
  return `(?:${patterns.sort((a, b) => b.length - a.length).join('|') || '(?!)'})(?![a-z])`;
}

const months = spellings('months');
// "jan", "juillet"
export const isMonth = (word: string): boolean => word.length > 2 && months.some((month) => month.startsWith(word));
