// Where to read on about a card.
import type { Facts, Language } from '../net/messages';

// A source is the title of an article in the encyclopedia of that language, or an address of its own.
export function articleOf(facts: Facts | undefined, language: Language): string | null {
  const source = facts?.source?.trim();
  if (!source) return null;
  if (/^https?:\/\/\S+$/i.test(source)) return source;
  return `https://${language}.wikipedia.org/wiki/${encodeURIComponent(source.replaceAll(' ', '_'))}`;
}
