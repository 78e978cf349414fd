// Names for programs: small letters, digits, hyphens. A year in it would be seen by players.
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

export function slug(text: string, year = 0): string {
  const digits = String(Math.abs(year));
  const shows = (word: string): boolean => year !== 0 && (digits.length > 2 ? word.includes(digits) : word === digits);
  return plainWords(text)
    .filter((word) => !shows(word))
    .join('-')
    .slice(0, 60)
    .replace(/-+$/, '');
}
