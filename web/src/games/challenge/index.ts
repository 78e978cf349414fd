// The Challenge: a race along a spiral, with trials and duels.
import { yearText } from '../../words/years';
import type { Board, PageGame, Scene } from '../game';
import { plainReplay, turningPause } from '../replays';
import { folds } from './folds';
import { stamp } from './stamp';
import { unseen } from './unseen';
import { challengeWords } from './words';

export const challenge: PageGame = {
  words: challengeWords,
  stamp,
  together: false,
  form: {},
  folds,
  sentences: {
    advanced: ({ seat, by }, { language, name }) => challengeWords(language).told.advanced(name(seat), by),
    duel: ({ seats }, { language, name }) => challengeWords(language).told.duel(seats.map(name)),
    'duel-won': ({ seat }, { language, name }) => challengeWords(language).told.duelWon(name(seat)),
  },
  replay: {
    sentences: {
      answered: ({ seat }, { language, name }) => challengeWords(language).replay.answered(name(seat)),
      turned: (_, { language }) => challengeWords(language).replay.turned,
      guessed({ seat, year, hint }, { language, name }) {
        const words = challengeWords(language).replay;
        return words.guessed(name(seat), yearText(year, false, language), words.hints[hint]);
      },
    },
    pauses: { ...plainReplay.pauses, answered: 700, turned: 3 * turningPause, 'duel-won': turningPause },
    // The end of a trial stays open until somebody goes on.
    lingers: ['turned', 'duel-won'],
    isMiss: plainReplay.isMiss,
    unseen,
  },
  lastLook: 9000,
  board: async () => (await import('./ChallengeBoard.svelte')).default as Board,
  scene: async () => (await import('./ChallengeScene.svelte')).default as Scene,
  ending: async () => (await import('./ending')).ending,
};
