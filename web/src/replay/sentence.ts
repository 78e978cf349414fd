// One sentence for each step.
import { gameOf } from '../games';
import { tellerAt } from '../games/sentences';
import type { Language } from '../net/messages';
import { sentenceIn, tell } from '../table/telling';
import { wordsIn } from '../words/words';
import type { Replayed } from './replayed.svelte';

export function sentenceOf(game: Replayed, at: number, language: Language): string {
  const happening = game.happenings[at - 1];
  const words = wordsIn(language).replay;
  if (!happening) return words.dealt;
  const teller = tellerAt(game, language);
  const { sentences } = gameOf(happening.before.game).replay;
  const told = happening.events.flatMap((event, i) => [
    ...sentenceIn(sentences, event, teller),
    // That the clock ran out is said once.
    ...tell(game, { ...happening, events: [event], actor: i === 0 ? happening.actor : 'bot' }, language),
  ]);
  return told.join(' ') || words.quiet;
}

// The steps at which somebody went wrong.
export function missesIn(game: Replayed): number[] {
  return game.happenings.flatMap(({ events, before }, i) =>
    events.some((event) => gameOf(before.game).replay.isMiss(event)) ? [i + 1] : [],
  );
}
