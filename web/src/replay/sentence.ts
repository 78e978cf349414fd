// One sentence for each step.
import type { GameEvent } from '../games/types';
import type { Language } from '../net/messages';
import { nameOf } from '../table/people';
import { tell } from '../table/telling';
import type { Words } from '../words/fr';
import { yearText } from '../words/years';
import type { Replayed } from './replayed.svelte';

export function sentenceOf(game: Replayed, at: number, words: Words, language: Language): string {
  const happening = game.happenings[at - 1];
  if (!happening) return words.replay.dealt;
  const told = happening.events.flatMap((event, i) => [
    ...more(game, event, words, language),
    // That the clock ran out is said once.
    ...tell(game, { ...happening, events: [event], actor: i === 0 ? happening.actor : 'bot' }, words, language),
  ]);
  return told.join(' ') || words.replay.quiet;
}

// What the log of a table leaves out.
function more(game: Replayed, event: GameEvent, words: Words, language: Language): string[] {
  const { replay } = words;
  if (event.type === 'answered') return [replay.answered(nameOf(game, event.seat, words))];
  if (event.type === 'turned') return [replay.turned];
  if (event.type === 'turn-ended') return [replay.turnEnded(nameOf(game, event.seat, words))];
  if (event.type === 'guessed') {
    return [
      replay.guessed(
        nameOf(game, event.seat, words),
        yearText(event.year, false, language),
        words.challenge.hints[event.hint],
      ),
    ];
  }
  return [];
}

// The steps at which somebody went wrong.
export function missesIn(game: Replayed): number[] {
  const missed = (event: GameEvent): boolean => event.type === 'stuck' || (event.type === 'placed' && !event.right);
  return game.happenings.flatMap(({ events }, i) => (events.some(missed) ? [i + 1] : []));
}
