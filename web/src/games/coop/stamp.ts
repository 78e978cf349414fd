// The stamp of this game.
import { card, check, dated, spot, table, type Stamp } from '../../look/stamps';

export const stamp: Stamp = {
  place: 0.44,
  draw: () =>
    table(97) +
    [28, 62, 98, 132].map((x, i) => dated(x, 0.1 + i * 0.27, 74)).join('') +
    card(45, 30, check, spot) +
    card(115, 30, check, spot),
};
