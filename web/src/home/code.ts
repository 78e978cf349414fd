// Codes of tables as people type or paste them; letters that look alike are not among them.

export const codeLength = 6;
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

// A link holds its code after /t/.
export function codeIn(typed: string): string {
  const code = /\/t\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed;
  return [...code.toUpperCase()]
    .filter((each) => letters.includes(each))
    .join('')
    .slice(0, codeLength);
}

// Something was typed that no code has.
export const strayIn = (typed: string): boolean => !typed.includes('/') && /[01ILOU]/i.test(typed);
