// Together: the team against the deck.
import type { Board, PageGame, Scene } from '../game';
import { plainReplay, turningPause } from '../replays';
import { placedSentence } from '../sentences';
import { folds } from './folds';
import { stamp } from './stamp';
import { coopWords } from './words';

export const coop: PageGame = {
  words: coopWords,
  stamp,
  together: true,
  form: {
    // All hands, the first card of the line and one to match.
    cards: { step: 4, least: (hands) => hands.reduce((sum, hand) => sum + hand, 2) },
  },
  folds,
  sentences: {
    played: (event, teller) => placedSentence(event, true, teller),
    stuck: (event, teller) => placedSentence(event, false, teller),
  },
  replay: {
    ...plainReplay,
    sentences: { 'turn-ended': ({ seat }, { language, name }) => coopWords(language).replay.turnEnded(name(seat)) },
    pauses: { played: turningPause, stuck: turningPause, discarded: turningPause },
    isMiss: (event) => event.type === 'stuck',
  },
  lastLook: 3200,
  board: async () => (await import('./CoopBoard.svelte')).default as Board,
  scene: async () => (await import('./CoopScene.svelte')).default as Scene,
  ending: async () => (await import('./ending')).ending,
};
