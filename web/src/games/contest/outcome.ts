// What is asked, and what follows from a turned card, in words.
import type { Language } from '../../net/messages';
import type { Happening } from '../../net/table.svelte';
import { nameOf } from '../../table/people';
import { wordsIn } from '../../words/words';
import { yearText } from '../../words/years';
import { find, turnedIn, type TurnedCard } from './turn';
import type { ContestTable, ContestView } from './view';
import { contestWords } from './words';
import { contestBoardWords } from './words';

export function outcomeOf(table: ContestTable, happening: Happening, language: Language): string {
  const turned = turnedIn(happening.events);
  if (!turned) return '';
  const { seat, right, contester } = turned;
  const words = wordsIn(language);
  const player = nameOf(table, seat, words);
  const holds = (happening.before.hands?.[seat]?.length ?? 0) > 0;
  const told = contestBoardWords(language).outcome;
  if (contester === null) return right || !holds ? told.accepted : told.bluffed(player);
  const other = nameOf(table, contester, words);
  if (!right) return told.caught(other, player);
  if (holds) return told.doubted(player, other);
  return told.draws(other, happening.events.filter((event) => event.type === 'drew').length);
}

// Why one has a card to give; after a reload nobody here knows.
export function reasonOf(
  table: ContestTable,
  giving: NonNullable<ContestView['giving']>,
  turned: TurnedCard | null,
  language: Language,
): string {
  const words = wordsIn(language);
  const { reasons } = contestBoardWords(language);
  const two = table.view?.seats === 2;
  if (giving.to === null) return two ? reasons.bluffTo(nameOf(table, 1 - giving.from, words)) : reasons.bluff;
  const name = nameOf(table, giving.to, words);
  if (!turned) return reasons.plain(name);
  return turned.right ? reasons.doubted(name) : reasons.caught(name);
}

function whereOf(table: ContestTable, gap: number, language: Language): string {
  const line = table.view?.line ?? [];
  const year = (at: number): string | undefined => {
    const item = line[at];
    return item && yearText(item.year, false, language);
  };
  return contestBoardWords(language).where(year(gap - 1), year(gap));
}

// What everybody is asked.
export function questionOf(table: ContestTable, language: Language): string {
  const proposal = table.view?.proposal;
  if (!proposal) return '';
  return contestBoardWords(language).question(
    table.cards[proposal.card]?.title ?? '…',
    whereOf(table, proposal.gap, language),
  );
}

// Beside the title of the line: what lies there, or the gift that ended the turn before.
export function noteOf(table: ContestTable, language: Language): string | undefined {
  const words = wordsIn(language);
  const proposal = table.view?.proposal;
  if (proposal)
    return contestBoardWords(language).note(
      nameOf(table, proposal.seat, words),
      whereOf(table, proposal.gap, language),
    );
  const last = table.log.at(-1);
  const gave = last && find(last.events, 'gave');
  if (!gave) return undefined;
  return contestWords(language).told.gave(
    nameOf(table, gave.from, words),
    nameOf(table, gave.to, words),
    table.cards[gave.card]?.title ?? '…',
  );
}
