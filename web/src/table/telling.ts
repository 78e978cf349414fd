// What happened, in words.
import { gameOf } from '../games';
import { sharedSentences, tellerAt, type Sentences, type Teller } from '../games/sentences';
import type { GameEvent } from '../games/types';
import type { Language } from '../net/messages';
import type { Happening, Table } from '../net/table.svelte';
import { wordsIn } from '../words/words';

export function sentenceIn(sentences: Sentences, event: GameEvent, teller: Teller): string[] {
  const say = sentences[event.type] as ((event: GameEvent, teller: Teller) => string) | undefined;
  return say ? [say(event, teller)] : [];
}

export function tell(table: Table, { events, before, actor, seat }: Happening, language: Language): string[] {
  const teller = tellerAt(table, language);
  const sentences: Sentences = { ...sharedSentences, ...gameOf(before.game).sentences };
  const told = events.flatMap((event) => sentenceIn(sentences, event, teller));
  return actor === 'clock' ? [wordsIn(language).table.told.clock(teller.name(seat)), ...told] : told;
}
