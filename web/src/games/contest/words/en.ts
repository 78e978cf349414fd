// I Doubt It, in English.
import { en as shared } from '../../../words/en';
import type { ContestWords } from './fr';

export const en: ContestWords = {
  title: 'I Doubt It!',
  summary: 'Bluff, or unmask the card that lies wrong.',
  rules: [
    'Place a card face down where you want the others to believe it belongs.',
    'In turn each accepts or doubts; the card is turned and whoever was wrong takes a card.',
    'The fewer cards you have at the end, the more you score.',
  ],
  keys: shared.keys.line,
  options: {
    rounds: { label: 'Rounds' },
  },
  told: {
    proposed: (name, card) => `${name} proposes “${card}”.`,
    accepted: (name) => `${name} accepts.`,
    contested: (name) => `${name} doubts it!`,
    gave: (from, to, card) => `${from} gives “${card}” to ${to}.`,
  },
  replay: {
    lies: (year, right) =>
      right ? `The card that lies there is right: ${year}.` : `The card that lies there is wrong: ${year}.`,
  },
};
