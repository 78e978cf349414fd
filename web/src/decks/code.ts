// Codes under which decks are shared: the beginning of their hash.

export const codeLength = 10;

export const shareCode = (hash: string): string =>
  `${hash.slice(0, codeLength / 2)}-${hash.slice(codeLength / 2, codeLength)}`;

// What somebody typed or pasted, as a name of a deck: a code, however it is written, or the end of a link.
export function nameIn(typed: string): string {
  const linked = /\/decks\/([^/?#\s]+)/.exec(typed)?.[1];
  const bare = (linked ?? typed).toLowerCase().replace(/[\s\u2010-\u2015-]/g, '');
  if (isCode(bare)) return shareCode(bare);
  return linked ?? (bare ? typed.trim().toLowerCase() : '');
}

export const isCode = (text: string): boolean => /^[0-9a-f]{10}$/.test(text.replace('-', ''));
