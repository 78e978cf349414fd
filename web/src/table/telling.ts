// Events in words.
import type { GameEvent } from '../games/types';
import type { Language } from '../net/messages';
import type { Happening, Table } from '../net/table.svelte';
import type { Words } from '../words/fr';
import { yearText } from '../words/years';
import { nameOf } from './people';

export function tell(table: Table, happening: Happening, words: Words, language: Language): string[] {
  const told = words.table.told;
  const name = (seat: number): string => nameOf(table, seat, words);
  const title = (card: string): string => table.cards[card]?.title ?? '…';
  const year = (card: string, value: number): string => yearText(value, table.about.has(card), language);
  const line = (event: GameEvent): string | null => {
    switch (event.type) {
      case 'placed':
        return told.placed(name(event.seat), title(event.card), year(event.card, event.year), event.right);
      case 'played':
        return told.placed(name(event.seat), title(event.card), year(event.card, event.year), true);
      case 'stuck':
        return told.placed(name(event.seat), title(event.card), year(event.card, event.year), false);
      case 'discarded':
        return told.discarded(name(event.seat), title(event.card));
      case 'drew':
        return told.drew(name(event.seat), title(event.card));
      case 'reshuffled':
        return told.reshuffled;
      case 'tie-break':
        return told.tieBreak;
      case 'out':
        return told.out(name(event.seat));
      case 'advanced':
        return told.advanced(name(event.seat), event.by);
      case 'duel':
        return told.duel(event.seats.map(name));
      case 'duel-won':
        return told.duelWon(name(event.seat));
      case 'proposed':
        return told.proposed(name(event.seat), title(event.card));
      case 'accepted':
        return told.accepted(name(event.seat));
      case 'contested':
        return told.contested(name(event.seat));
      case 'gave':
        return told.gave(name(event.from), name(event.to), title(event.card));
      case 'game-over':
        return told.over;
      default:
        return null;
    }
  };
  const lines = happening.events.map(line).filter((each) => each !== null);
  if (happening.actor === 'clock') lines.unshift(told.clock(name(happening.seat)));
  return lines;
}
