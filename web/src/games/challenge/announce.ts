// What a screen reader hears of the board: one sentence for where the game stands.
import { nameOf } from '../../table/people';
import { speech } from '../../words/words.svelte';
import { yearText } from '../../words/years';
import type { Seat } from '../types';
import type { Outcome } from './outcome';
import type { ChallengeTable, ChallengeView } from './view';
import { challengeBoardWords } from './words';

export function announce(
  table: ChallengeTable,
  view: ChallengeView,
  seat: Seat | null,
  outcome: Outcome | null,
): string {
  const words = speech.of(challengeBoardWords);
  const name = (each: Seat): string => (each === seat ? words.you : nameOf(table, each, speech.words));
  if (outcome) {
    const steps = view.positions?.map((_, each) => {
      const by = outcome.steps.find((step) => step.seat === each)?.by ?? 0;
      return `${name(each)} +${by}`;
    });
    const cards = outcome.type === 'trial' ? outcome.cards : outcome.card ? [outcome.card] : [];
    const dated = cards.map(
      ({ card, year }) =>
        `${table.cards[card]?.title ?? ''}, ${yearText(year, table.about.has(card), speech.language)}`,
    );
    return [...dated, ...(steps ?? [])].join('. ');
  }
  if (view.duel) {
    const acting = view.to_act[0];
    const turn = acting === undefined ? '' : acting === seat ? words.yourTurn : words.isPlaying(name(acting));
    return `${words.duels[view.duel.kind][0]}. ${turn}`;
  }
  if (!view.trial) return '';
  return `${words.kinds[view.trial.kind][0]}. ${words.answeredCount(view.answered?.length ?? 0, view.seats)}`;
}
