// I Doubt It: cards are proposed face down, and believed or not.
import { wordsIn } from '../../words/words';
import type { Board, PageGame, Scene } from '../game';
import { plainReplay } from '../replays';
import { folds } from './folds';
import { stamp } from './stamp';
import { unseen } from './unseen';
import { contestWords } from './words';

export const contest: PageGame = {
  words: (language) => ({ ...contestWords(language), keys: wordsIn(language).keys.line }),
  stamp,
  together: false,
  form: {},
  folds,
  sentences: {
    proposed: ({ seat, card }, { language, name, title }) =>
      contestWords(language).told.proposed(name(seat), title(card)),
    accepted: ({ seat }, { language, name }) => contestWords(language).told.accepted(name(seat)),
    contested: ({ seat }, { language, name }) => contestWords(language).told.contested(name(seat)),
    gave: ({ from, to, card }, { language, name, title }) =>
      contestWords(language).told.gave(name(from), name(to), title(card)),
  },
  replay: { ...plainReplay, unseen },
  lastLook: 5200,
  board: async () => (await import('./ContestBoard.svelte')).default as Board,
  scene: async () => (await import('./ContestScene.svelte')).default as Scene,
  ending: async () => (await import('./ending')).ending,
};
