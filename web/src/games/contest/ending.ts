// The end: points of all rounds, and a walk for each of them.
import { placedCall, said } from '../../end/calls';
import type { Language } from '../../net/messages';
import { lineWalk, placedText, winnersHeadline } from '../endings';
import type { Ending } from '../game';
import type { Seat } from '../types';
import type { ContestView } from './view';
import { contestBoardWords } from './words';

const pointsOf = (view: ContestView, seat: Seat): number => view.totals?.[seat] ?? 0;
const pointsText = (view: ContestView, seat: Seat, language: Language): string =>
  contestBoardWords(language).pointCount(pointsOf(view, seat));

export const ending: Ending<ContestView> = {
  ...lineWalk,
  headline: winnersHeadline,
  how: (view, language) => contestBoardWords(language).end.how(Math.max(...(view.totals ?? [])), view.round),
  worth: pointsOf,
  standing: (view, seat, _, language) => pointsText(view, seat, language),

  calls(before, event) {
    if (event.type !== 'placed') return [];
    const call = placedCall(before, event);
    if (before.contester === null) return [call];
    return [call, { ...said(before, { ...event, seat: before.contester }), right: !event.right, kind: 'doubted' }];
  },
  // The line of a round is gone when the next one is dealt.
  clears: (before, event) => event.type === 'reshuffled' && !!before.line?.length,
  callText(call, name, language) {
    const words = contestBoardWords(language).end;
    if (call.kind === 'doubted') return call.right ? words.doubtedRight(name) : words.doubtedWrong(name);
    return call.right ? placedText(call, name, language) : words.bluffed(name, call.round);
  },
  legend(language) {
    const { doubtedRight, doubtedWrong } = contestBoardWords(language).end.legend;
    return { ...lineWalk.legend(language), doubt: doubtedRight, 'doubt-wrong': doubtedWrong };
  },

  screen: {
    headline: winnersHeadline,
    note: () => '',
    standing: pointsText,
    cards: (view) => view.line ?? [],
  },
};
