// Names and turns of those at the table.
import type { Seat, View } from '../games/types';
import type { Table } from '../net/table.svelte';
import type { Words } from '../words/words';

export function nameOf(table: Table, seat: Seat, words: Words): string {
  const place = table.news?.seats[seat];
  if (!place) return words.table.seat(seat + 1);
  if (place.name) return place.name;
  return place.bot ? words.table.robotName(seat + 1) : words.table.seat(seat + 1);
}

export function isAway(table: Table, seat: Seat): boolean {
  const place = table.news?.seats[seat];
  return (
    !!place && !place.bot && place.people.length > 0 && !place.people.some((each) => table.news?.here.includes(each))
  );
}

// The seat whose hand lies before this browser: one's own, or where several share the device the one who is to act.
export function ownSeat(table: Table, view: View | null): Seat | null {
  const seats = table.seats;
  if (seats.length === 1) return seats[0] ?? null;
  if (seats.length === 0 || !view) return null;
  return view.to_act.find((seat) => seats.includes(seat)) ?? table.eyes ?? seats[0] ?? null;
}

// Others, clockwise from one's own seat.
export function othersOf(view: View, seat: Seat | null): Seat[] {
  const start = seat === null ? 0 : seat + 1;
  const count = seat === null ? view.seats : view.seats - 1;
  return Array.from({ length: count }, (_, i) => (start + i) % view.seats);
}
