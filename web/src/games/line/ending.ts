// The end: an empty hand.
import { wordsIn } from '../../words/words';
import { lineWalk, winnersHeadline } from '../endings';
import type { Ending } from '../game';
import type { Seat } from '../types';
import type { LineView } from './view';
import { lineWords } from './words';

const handOf = (view: LineView, seat: Seat): number => view.hands?.[seat]?.length ?? 0;

export const ending: Ending<LineView> = {
  ...lineWalk,
  headline: winnersHeadline,
  how(view, language) {
    const words = lineWords(language).end;
    if ((view.winners?.length ?? 0) > 1) return words.shared(view.round);
    return view.tie_break ? words.afterTie(view.round) : words.emptyHand(view.round);
  },
  worth: (view, seat) => -handOf(view, seat),
  standing: (view, seat, _, language) => wordsIn(language).end.inHand(handOf(view, seat)),
  screen: {
    headline: winnersHeadline,
    note: () => '',
    standing: (view, seat, language) => wordsIn(language).cards(handOf(view, seat)),
    cards: (view) => view.line ?? [],
  },
};
