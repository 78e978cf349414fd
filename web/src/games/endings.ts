// Parts of the end that several games have.
import { placedCall, type Call } from '../end/calls';
import type { Language } from '../net/messages';
import { languages } from '../words/languages';
import type { Ending } from './game';
import type { Seat, View } from './types';

export function winnersHeadline(view: View, name: (seat: Seat) => string, language: Language): string {
  const words = languages[language].table;
  return view.winners?.length ? words.wins(view.winners.map(name)) : words.nobodyWins;
}

export function placedText({ right, round }: Call, name: string, language: Language): string {
  const { chip } = languages[language].end;
  return right ? chip.placed(name, round) : chip.missed(name, round);
}

// The end of a game whose cards lie in one line: the walk goes along it.
export const lineWalk: Pick<Ending, 'calls' | 'clears' | 'walk' | 'walkTitle' | 'callText' | 'legend'> = {
  calls: (before, event) => (event.type === 'placed' ? [placedCall(before, event)] : []),
  clears: () => false,
  walk: (view, opening) => ({ cards: view.line ?? [], opened: opening }),
  walkTitle: (language) => languages[language].end.line,
  callText: placedText,
  legend: (language) => ({ right: languages[language].end.rightHere, wrong: languages[language].end.wrongThere }),
};
