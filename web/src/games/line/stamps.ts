// The stamps of the games of the line.
import { cream, inkAt } from '../../look/colour';
import { card, check, cross, dated, question, spot, stroke, table, type Stamp } from '../../look/stamps';

const turning = `<path d="M-8 3a8.5 8.5 0 0 1 15-5M8-3a8.5 8.5 0 0 1-15 5" fill="none" stroke="${cream}" stroke-width="3.4"/><path d="M9-9v8H1ZM-9 9V1H-1Z" fill="${cream}"/>`;

export const classic: Stamp = {
  place: 0.13,
  draw: () => table(86) + dated(28, 0.1) + dated(64, 0.35) + dated(136, 0.8) + card(101, 38, question, spot, -9),
};

export const firstEdition: Stamp = {
  place: 0.02,
  draw: () =>
    table(86) +
    dated(36, 0.1) +
    dated(74, 0.45) +
    card(124, 42, cross, spot, 24) +
    stroke('M104 84q22 14 44-2', 3, cream, ' stroke-dasharray="1 6"'),
};

export const twist: Stamp = {
  place: 0.3,
  draw: () =>
    table(86) +
    card(34, 60, `<path d="M0-7L7 6H-7Z" fill="${inkAt(0.3)}"/>`) +
    card(126, 60, `<rect x="-6" y="-6" width="12" height="12" fill="${inkAt(0.7)}"/>`) +
    card(80, 46, turning, spot),
};

export const chronology: Stamp = {
  place: 0.74,
  draw: () =>
    table(86) +
    dated(30, 0.1) +
    dated(98, 0.55) +
    dated(134, 0.9) +
    card(64, 62, check, spot) +
    stroke('M120 28Q92 4 68 27', 4) +
    `<path d="M60 22l4 15 11-10Z" fill="${cream}"/>`,
};
