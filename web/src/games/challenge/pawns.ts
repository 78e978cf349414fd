// The inks of the players' pawns: one's own is vermilion, the others keep theirs in the order of the seats.
import type { Seat } from '../types';

const inks: [string, string][] = [
  ['#211c30', '#fdf6e6'],
  ['#fdf6e6', '#211c30'],
  ['#e2a83c', '#211c30'],
  ['#7fb0a4', '#211c30'],
  ['#d79ab3', '#211c30'],
  ['#5a6e35', '#fdf6e6'],
  ['#8fa9d6', '#211c30'],
  ['#8a5a3c', '#fdf6e6'],
];

export function pawnInk(seat: Seat, own: Seat | null): [string, string] {
  if (seat === own) return ['#c5371b', '#fff7ea'];
  const others = own !== null && seat > own ? seat - 1 : seat;
  return inks[others % inks.length] ?? ['#211c30', '#fdf6e6'];
}
