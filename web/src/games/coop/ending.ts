// The end: the rank of the team, and a walk along both rows.
import { betweenAt, countOf, said } from '../../end/calls';
import type { Language } from '../../net/messages';
import { wordsIn } from '../../words/words';
import { placedText } from '../endings';
import type { Ending } from '../game';
import type { Dated } from '../types';
import { rankOf } from './score';
import type { CoopView } from './view';
import { coopBoardWords } from './words';

const rankIn = (view: CoopView, language: Language): string =>
  coopBoardWords(language).ranks[rankOf(view.score ?? 0)] ?? '';

function bothRows(view: CoopView): Dated[] {
  const line = view.line ?? [];
  return line.flatMap((card, i) => [card, ...(view.rift?.[i] && i < line.length - 1 ? [view.rift[i]] : [])]);
}

function neighbours(cards: Dated[], year: number): [Dated | null, Dated | null] {
  return [cards.findLast((each) => each.year <= year) ?? null, cards.find((each) => each.year > year) ?? null];
}

export const ending: Ending<CoopView> = {
  headline(view, _, language) {
    const rank = rankIn(view, language);
    return rank.charAt(0).toUpperCase() + rank.slice(1);
  },
  how(view, language) {
    const inRift = (view.rift ?? []).filter((each) => each !== null).length;
    return coopBoardWords(language).end.how(view.score ?? 0, (view.line?.length ?? 0) + inRift);
  },
  worth: () => 0,
  standing: (_, seat, calls, language) => coopBoardWords(language).end.played(countOf(calls, seat)[0]),

  calls(before, event) {
    if (event.type === 'played') {
      return [
        { ...said(before, event), right: true, kind: 'placed', between: betweenAt(before.line ?? [], event.gap) },
      ];
    }
    if (event.type !== 'stuck') return [];
    const between = neighbours(bothRows(before), event.year);
    return [{ ...said(before, event), right: false, kind: 'stuck', between }];
  },
  clears: () => false,
  walk: (view, opening) => ({ cards: bothRows(view), opened: opening }),
  walkTitle: (language) => coopBoardWords(language).end.title,
  callText(call, name, language) {
    return call.kind === 'stuck'
      ? coopBoardWords(language).end.stuck(name, call.round)
      : placedText(call, name, language);
  },
  legend: (language) => ({ right: wordsIn(language).end.rightHere, stuck: coopBoardWords(language).end.legend }),

  screen: {
    headline: (view, _, language) => coopBoardWords(language).screen.teamScore(view.score ?? 0),
    note: rankIn,
    standing: () => '',
    cards: (view) => view.line ?? [],
  },
};
