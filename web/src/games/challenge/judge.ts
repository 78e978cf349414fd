// What was right in an answer, for showing it: the steps themselves come from the server.
import type { Answer, Dated, TrialKind } from '../types';

// A year on a border lies in both periods.
export function periodsOf(year: number, dates: number[]): number[] {
  return Array.from({ length: dates.length + 1 }, (_, period) => period).filter(
    (period) => (dates[period - 1] ?? -Infinity) <= year && year <= (dates[period] ?? Infinity),
  );
}

// Cards of the same year share all their ranks.
export function ranksOf(card: Dated, cards: Dated[]): number[] {
  const earlier = cards.filter(({ year }) => year < card.year).length;
  const same = cards.filter(({ year }) => year === card.year).length;
  return Array.from({ length: same }, (_, i) => earlier + i + 1);
}

export const digitsOf = (number: number): number[] => [...String(Math.abs(number)).padStart(4, '0')].map(Number);
export const numberOf = (wheels: number[]): number => wheels.reduce((sum, digit) => sum * 10 + digit, 0);
export const gapOf = (cards: Dated[]): number => Math.abs((cards[0]?.year ?? 0) - (cards[1]?.year ?? 0));

// For each wheel whether it was right. In a gap the wheels count together: all or none.
export function rightWheels(
  kind: TrialKind,
  cards: Dated[],
  answer: Answer,
  all: Answer[],
  dates: number[],
): boolean[] {
  const first = cards[0];
  if (!first) return [];
  switch (kind) {
    case 'four-cards':
      return answer.wheels.map((period, i) => periodsOf((cards[i] ?? first).year, dates).includes(period));
    case 'bet':
      return answer.wheels.map((period) => periodsOf(first.year, dates).includes(period));
    case 'order':
      return answer.wheels.map((rank, i) => ranksOf(cards[i] ?? first, cards).includes(rank));
    case 'right-date': {
      const digits = digitsOf(first.year);
      return answer.wheels.map((digit, i) => Math.sign(first.year) === answer.sign && digit === digits[i]);
    }
    case 'gap': {
      const off = (each: Answer): number => Math.abs(numberOf(each.wheels) - gapOf(cards));
      const nearest = off(answer) === Math.min(...all.map(off));
      return answer.wheels.map(() => nearest);
    }
  }
}
