// Parts of the end that several games have.
import { placedCall, type Call } from '../end/calls';
import type { Language } from '../net/messages';
import { wordsIn } from '../words/words';
import type { Ending } from './game';
import type { Seat, View } from './types';

export function winnersHeadline(view: View, name: (seat: Seat) => string, language: Language): string {
  const words = wordsIn(language).table;
  return view.winners?.length ? words.wins(view.winners.map(name)) : words.nobodyWins;
}

export function placedText({ right, round }: Call, name: string, language: Language): string {
  const { chip } = wordsIn(language).end;
  return right ? chip.placed(name, round) : chip.missed(name, round);
}

// The end of a game whose cards lie in one line: the walk goes along it.
export const lineWalk: Pick<Ending, 'calls' | 'clears' | 'walk' | 'walkTitle' | 'callText' | 'legend'> = {
  calls: (before, event) => (event.type === 'placed' ? [placedCall(before, event)] : []),
  clears: () => false,
  walk: (view, opening) => ({ cards: view.line ?? [], opened: opening }),
  walkTitle: (language) => wordsIn(language).end.line,
  callText: placedText,
  legend: (language) => ({ right: wordsIn(language).end.rightHere, wrong: wordsIn(language).end.wrongThere }),
};
