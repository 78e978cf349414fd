// Names of those around the table.
import type { TableNews } from '../net/messages';
import type { Words } from '../words/words';

export function callOf(news: TableNews, seat: number, words: Words): string {
  const place = news.seats[seat];
  if (place?.name) return place.name;
  return place?.bot ? words.table.robotName(seat + 1) : words.lobby.free;
}

// As above, where it must be told which of the free seats.
export function seatCall(news: TableNews, seat: number, words: Words): string {
  const free = !news.seats[seat]?.name && !news.seats[seat]?.bot;
  return free ? words.table.seat(seat + 1) : callOf(news, seat, words);
}

// The seat that a newcomer joins where teams play.
export function smallestTeam(news: TableNews): number | undefined {
  const teams = news.seats.flatMap(({ people }, seat) => (people.length > 0 ? [{ seat, size: people.length }] : []));
  return teams.sort((a, b) => a.size - b.size)[0]?.seat;
}

export const freeSeats = (news: TableNews): number[] =>
  news.seats.flatMap((place, i) => (place.people.length === 0 && !place.bot ? [i] : []));
