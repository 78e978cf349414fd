// What a page says that is not its own: cards and decks, names of people, languages and drawings, codes.
import { readdirSync, readFileSync } from 'node:fs';
import { isDoubled } from './doubled';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

// Texts of a deck stand beside their translations.
function translated(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts: unknown[] = Object.values(value);
  return 'en' in value || 'fr' in value
    ? parts.filter((each) => typeof each === 'string')
    : parts.flatMap((each) => translated(each));
}

const decks = readdirSync(new URL('../../decks/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => translated(read(`../../decks/${name}`)));
const names = ['Frise', 'Ada', 'Bob', 'Français', 'English', 'CC BY 3.0'];
// The longer first: one may be a part of another.
const inTexts = [...new Set([...decks, ...names])].sort((a, b) => b.length - a.length);
const codes = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b|\b[0-9a-z]{5}-[0-9a-z]{5}\b|#[0-9a-f]{6}\b/g;

const { icons } = read('../node_modules/@iconify-json/game-icons/icons.json') as { icons: object };
const drawings = Object.keys(icons).map((name) => name.replaceAll('-', ' '));
// How long ago something was is told by the browser, which does not know the language either.
const now = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(0, 'second');
const alone = new Set([...drawings, now, 'FR', 'EN', 'game-icons.net']);

// Whether a text has letters that no file of the made-up language has. `given`: what the test itself brought in.
export function isForeign(text: string, given: string[]): boolean {
  if (isDoubled(text) || alone.has(text)) return false;
  return !isDoubled([...given, ...inTexts].reduce((rest, each) => rest.replaceAll(each, ''), text.replace(codes, '')));
}
