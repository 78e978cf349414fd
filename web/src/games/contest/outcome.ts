// What is asked, and what follows from a turned card, in words.
import type { View } from '../types';
import type { Language } from '../../net/messages';
import type { Happening, Table } from '../../net/table.svelte';
import { nameOf } from '../../table/people';
import type { Words } from '../../words/fr';
import { yearText } from '../../words/years';
import { find, turnedIn, type TurnedCard } from './turn';

export function outcomeOf(table: Table, happening: Happening, words: Words): string {
  const turned = turnedIn(happening.events);
  if (!turned) return '';
  const { seat, right, contester } = turned;
  const player = nameOf(table, seat, words);
  const holds = (happening.before.hands?.[seat]?.length ?? 0) > 0;
  const told = words.contest.outcome;
  if (contester === null) return right || !holds ? told.accepted : told.bluffed(player);
  const other = nameOf(table, contester, words);
  if (!right) return told.caught(other, player);
  if (holds) return told.doubted(player, other);
  return told.draws(other, happening.events.filter((event) => event.type === 'drew').length);
}

// Why one has a card to give; after a reload nobody here knows.
export function reasonOf(
  table: Table,
  giving: NonNullable<View['giving']>,
  turned: TurnedCard | null,
  words: Words,
): string {
  const reasons = words.contest.reasons;
  const two = table.view?.seats === 2;
  if (giving.to === null) return two ? reasons.bluffTo(nameOf(table, 1 - giving.from, words)) : reasons.bluff;
  const name = nameOf(table, giving.to, words);
  if (!turned) return reasons.plain(name);
  return turned.right ? reasons.doubted(name) : reasons.caught(name);
}

function whereOf(table: Table, gap: number, words: Words, language: Language): string {
  const line = table.view?.line ?? [];
  const year = (at: number): string | undefined => {
    const item = line[at];
    return item && yearText(item.year, false, language);
  };
  return words.contest.where(year(gap - 1), year(gap));
}

// What everybody is asked.
export function questionOf(table: Table, words: Words, language: Language): string {
  const proposal = table.view?.proposal;
  if (!proposal) return '';
  return words.contest.question(
    table.cards[proposal.card]?.title ?? '…',
    whereOf(table, proposal.gap, words, language),
  );
}

// Beside the title of the line: what lies there, or the gift that ended the turn before.
export function noteOf(table: Table, words: Words, language: Language): string | undefined {
  const proposal = table.view?.proposal;
  if (proposal)
    return words.contest.note(nameOf(table, proposal.seat, words), whereOf(table, proposal.gap, words, language));
  const last = table.log.at(-1);
  const gave = last && find(last.events, 'gave');
  if (!gave) return undefined;
  return words.table.told.gave(
    nameOf(table, gave.from, words),
    nameOf(table, gave.to, words),
    table.cards[gave.card]?.title ?? '…',
  );
}
