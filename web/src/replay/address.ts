// Step and eyes are part of the address, so that a link leads to the same moment.
import type { Eyes } from './recording';

export interface Moment {
  eyes: Eyes;
  step: number | null; // counted from 1, as it is shown; null: from the beginning
}

export function momentOf(search: string, hash: string): Moment {
  const asked = new URLSearchParams(search);
  const seat = asked.get('seat') ?? '';
  const eyes: Eyes = asked.has('all') ? 'all' : /^\d$/.test(seat) ? Number(seat) : 'onlooker';
  const step = /^#(\d{1,6})$/.exec(hash)?.[1];
  return { eyes, step: step === undefined ? null : Number(step) };
}

export function addressOf(code: string, { eyes, step }: Moment): string {
  const search = eyes === 'all' ? '?all' : eyes === 'onlooker' ? '' : `?seat=${eyes}`;
  return `/t/${encodeURIComponent(code)}/replay${search}${step === null ? '' : `#${step}`}`;
}
