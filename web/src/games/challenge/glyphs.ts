// Small signs of this game, drawn on 24 by 24.
import type { DuelKind, TrialKind } from '../types';

const stroke = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const glyphs = {
  'four-cards':
    '<rect x="3" y="3" width="8" height="8" rx="1.4"/><rect x="13" y="3" width="8" height="8" rx="1.4"/><rect x="3" y="13" width="8" height="8" rx="1.4"/><rect x="13" y="13" width="8" height="8" rx="1.4"/>',
  'right-date':
    '<g fill="none" stroke="currentColor" stroke-width="2.5"><circle cx="12" cy="12" r="8.6"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/></g>' +
    stroke('M12 1v4M12 19v4M1 12h4M19 12h4', 2.5),
  bet: '<path fill-rule="evenodd" d="M12 1.5 22.5 12 12 22.5 1.5 12ZM12 7.5 7.5 12 12 16.5 16.5 12Z"/>',
  order:
    '<rect x="2" y="14" width="4.2" height="7.5" rx="1"/><rect x="7.4" y="10" width="4.2" height="11.5" rx="1"/><rect x="12.8" y="6" width="4.2" height="15.5" rx="1"/><rect x="18.2" y="2" width="4.2" height="19.5" rx="1"/>',
  gap: '<path d="M1 12 7.5 5v4.6h9V5L23 12l-6.5 7v-4.6h-9V19Z"/>',
  'sudden-death': stroke('M4 4 18 18M20 4 6 18', 2.8) + stroke('M14.5 20.5 20.5 14.5M9.5 20.5 3.5 14.500', 2.4),
  'more-or-less': stroke('M12 4.500V14.500M7 9.500H17M7 19.500H17', 3),
  ok: stroke('M3.5 12.8 9.3 18.6 20.5 6', 4.4),
  no: stroke('M5 5 19 19M19 5 5 19', 4.4),
  up: stroke('M4 16 12 8l8 8', 4),
  down: stroke('M4 8l8 8 8-8', 4),
  on: '<path d="M3 3.5 13 12 3 20.5Z"/><rect x="15.5" y="3.5" width="4.5" height="17" rx="1"/>',
} as const satisfies Record<TrialKind | DuelKind, string> & Record<string, string>;

export type GlyphName = keyof typeof glyphs;

// The ink of a kind of trial, and what can be read on it.
export const kindInks: Record<TrialKind, [string, string]> = {
  'four-cards': ['#2b6295', '#fdf6e6'],
  'right-date': ['#2b2540', '#fdf6e6'],
  bet: ['#e2a83c', '#211c30'],
  order: ['#1d6f70', '#fdf6e6'],
  gap: ['#83468a', '#fdf6e6'],
};

export const kinds = Object.keys(kindInks) as TrialKind[];
