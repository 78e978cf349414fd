// How long ago, in words.
import type { Language } from '../net/messages';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(then: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.max(0, (now - then) / 1000);
  for (const [unit, span] of steps) {
    if (seconds >= span) return format.format(-Math.floor(seconds / span), unit);
  }
  return format.format(0, 'second');
}
