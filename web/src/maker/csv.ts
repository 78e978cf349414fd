// A deck as a table for spreadsheets, as `frise deck export` writes it.
import type { DeckCard, DeckFile } from '../decks/deck';
import { allLanguages } from '../words/files';
import { namedThemes } from './themes';

// What a spreadsheet would take for a formula gets an apostrophe.
const guarded = (text: string): string =>
  /^'*[=+\-@\t\r\n]/.test(text) && !/^[+-]?\d+$/.test(text) ? `'${text}` : text;

function cell(text: string): string {
  const safe = guarded(text);
  return /["\r\n,;\t]|^ | $/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const texts = ['title', 'dated', 'fact', 'clue'] as const;

const names = [
  ...['year', 'precision'],
  ...texts.flatMap((field) => allLanguages.map((each) => `${field}_${each}`)),
  ...['themes', 'region', 'illustration'],
  ...allLanguages.map((each) => `source_${each}`),
  ...['familiarity', 'icon_front', 'icon_back', 'id'],
];

const row = (card: DeckCard, own: Map<string, string>): string[] => [
  ...[String(card.year), card.precision ?? 'exact'],
  ...texts.flatMap((field) => allLanguages.map((each) => card[field]?.[each] ?? '')),
  ...[(card.themes ?? []).map((each) => own.get(each) ?? each).join('|'), card.region ?? '', card.illustration ?? ''],
  ...allLanguages.map((each) => card.source?.[each] ?? ''),
  ...[card.familiarity, card.icons?.front, card.icons?.back].map((each) => String(each ?? '')),
  card.id,
];

export function csvOf(deck: DeckFile): string {
  const own = namedThemes(deck.themes ?? []);
  const rows = [names, ...deck.cards.map((each) => row(each, own))];
  return '\ufeff' + rows.map((cells) => cells.map(cell).join(',') + '\r\n').join('');
}
