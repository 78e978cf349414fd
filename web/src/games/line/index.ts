// The games of the line: place your cards where they belong. They differ in what a miss costs and how a tie is broken.
import { wordsIn } from '../../words/words';
import type { Board, PageGame, Scene } from '../game';
import { plainReplay } from '../replays';
import { folds } from './folds';
import * as stamps from './stamps';
import { lineWords, type LineWords } from './words';

type Preset = Exclude<keyof LineWords, 'options' | 'told' | 'end'>;

const lineGame = (preset: Preset, stamp: PageGame['stamp']): PageGame => ({
  words: (language) => ({
    ...lineWords(language)[preset],
    keys: wordsIn(language).keys.line,
    options: lineWords(language).options,
  }),
  stamp,
  together: false,
  form: {},
  folds,
  sentences: { 'tie-break': (_, { language }) => lineWords(language).told.tieBreak },
  replay: plainReplay,
  lastLook: 5200,
  board: async () => (await import('./LineBoard.svelte')).default as Board,
  scene: async () => (await import('./LineScene.svelte')).default as Scene,
  ending: async () => (await import('./ending')).ending,
});

export const classic = lineGame('classic', stamps.classic);
export const firstEdition = lineGame('first-edition', stamps.firstEdition);
export const twist = lineGame('twist', stamps.twist);
export const chronology = lineGame('chronology', stamps.chronology);
