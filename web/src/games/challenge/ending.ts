// The end of the race: where everybody stands, and a walk along all cards that were turned.
import { placedCall, said, type Call } from '../../end/calls';
import type { Language } from '../../net/messages';
import { placedText, winnersHeadline } from '../endings';
import type { Ending, Told } from '../game';
import type { Dated, Seat } from '../types';
import { judgedAnswers } from './answers';
import type { ChallengeView } from './view';
import { challengeBoardWords } from './words';

const squareOf = (view: ChallengeView, seat: Seat): number => view.positions?.[seat] ?? 0;
const squareText = (view: ChallengeView, seat: Seat, language: Language): string =>
  challengeBoardWords(language).square(squareOf(view, seat), view.options.board?.track.length ?? 0);

function turnedBy({ before, event }: Told<ChallengeView>): Dated[] {
  if (event.type === 'started' || event.type === 'placed') return [{ card: event.card, year: event.year }];
  if (event.type === 'turned') return event.cards;
  const found = event.type === 'guessed' && event.hint === 'right' && before.duel?.card;
  return found ? [{ card: found, year: event.year }] : [];
}

function turnedIn(view: ChallengeView, told: Told<ChallengeView>[]): Dated[] {
  const turned = new Map<string, Dated>();
  const began = (told[0]?.before ?? view).line ?? [];
  for (const each of [...began, ...told.flatMap(turnedBy)]) if (!turned.has(each.card)) turned.set(each.card, each);
  return [...turned.values()].sort((a, b) => a.year - b.year);
}

function answerText({ right, round, parts }: Call, name: string, language: Language): string {
  const words = challengeBoardWords(language).end;
  if (parts) return words.parts(name, ...parts);
  return right ? words.right(name, round) : words.wrong(name, round);
}

export const ending: Ending<ChallengeView> = {
  headline: winnersHeadline,
  how: (view, language) => challengeBoardWords(language).end.how(view.round),
  worth: squareOf,
  standing: (view, seat, _, language) => squareText(view, seat, language),

  calls(before, event) {
    switch (event.type) {
      // The line of a duel is gone with the duel.
      case 'placed':
        return [{ ...placedCall(before, event), ...(before.duel ? { between: null } : {}) }];
      case 'turned':
        return judgedAnswers(before, event).map((each) => ({ ...said(before, each), kind: 'answered', ...each }));
      case 'guessed':
        if (event.hint !== 'right' || !before.duel?.card) return [];
        return [{ ...said(before, { ...event, card: before.duel.card }), right: true, kind: 'answered' }];
      default:
        return [];
    }
  },
  clears: () => false,
  walk: (view, _, told) => ({ cards: turnedIn(view, told), opened: null }),
  walkTitle: (language) => challengeBoardWords(language).end.title,
  callText(call, name, language) {
    return call.kind === 'answered' ? answerText(call, name, language) : placedText(call, name, language);
  },
  legend: (language) => challengeBoardWords(language).end.legend,

  screen: {
    headline: winnersHeadline,
    note: () => '',
    standing: squareText,
    // There is no line.
    cards: () => [],
  },
};
