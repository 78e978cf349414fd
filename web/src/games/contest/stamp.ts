// The stamp of this game.
import { cream, ink } from '../../look/colour';
import { card, dated, question, spot, stroke, table, type Stamp } from '../../look/stamps';

const bubble = `<path d="M56 8h52a10 10 0 0 1 10 10v14a10 10 0 0 1-10 10H90l-8 10-5-10H56a10 10 0 0 1-10-10V18A10 10 0 0 1 56 8Z" fill="${spot}"/>${stroke('M82 14v15', 5.5)}<circle cx="82" cy="36.5" r="3" fill="${cream}"/>`;

export const stamp: Stamp = {
  place: 0.92,
  draw: () => table(97) + dated(44, 0.2, 74) + card(84, 74, question, ink, 0, cream) + dated(124, 0.8, 74) + bubble,
};
