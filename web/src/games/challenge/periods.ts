// Periods and ranks: their colours, which are parts of the one ramp of time, and their names.
import { eraStyle, inkAt, onColour, placeOf } from '../../look/colour';
import { speech } from '../../words/words.svelte';
import { yearText } from '../../words/years';
import { challengeBoardWords } from './words';

const ends = [-4000, 2025];

export function periodStyle(period: number, dates: number[]): string {
  const from = dates[period - 1] ?? ends[0] ?? 0;
  const to = dates[period] ?? ends[1] ?? 0;
  const ground = inkAt((placeOf(from) + placeOf(to)) / 2);
  return `--g:${ground};--on:${onColour(ground)}`;
}

// From the earliest to the latest of four cards.
export const rankStyle = (rank: number): string => eraStyle([-1700, 650, 1620, 1955][rank - 1] ?? 0);

export function periodText(period: number, dates: number[]): string {
  const write = (date: number | undefined): string =>
    date === undefined ? '' : yearText(date, false, speech.language);
  return speech.of(challengeBoardWords).period(period, write(dates[period - 1]), write(dates[period]));
}
