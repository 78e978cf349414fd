// A made-up language: English with every letter twice, but for the names of slots. Whatever a screen says in single letters does not
// come from a file of texts.
export type Texts = string | number | boolean | Texts[] | { [name: string]: Texts };

const doubledText = (text: string): string =>
  text.replace(/\{[^{}:]+[:}]|\p{L}/gu, (found) => (found.startsWith('{') ? found : found + found));

export function doubled(texts: Texts): Texts {
  if (typeof texts === 'string') return doubledText(texts);
  if (Array.isArray(texts)) return texts.map(doubled);
  if (typeof texts !== 'object') return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, doubled(each)]));
}

// A sentence may begin with a capital of its own.
export const isDoubled = (text: string): boolean => /^(?:(\p{L})\1|[^\p{L}])*$/iu.test(text);
