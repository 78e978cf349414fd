// The Challenge, in English.
import { plural } from '../../../words/en';
import type { ChallengeWords } from './fr';

export const en: ChallengeWords = {
  title: 'The Challenge',
  summary: 'A race along a spiral: dates, bets, duels.',
  rules: [
    'Each trial is answered in secret with the dials, then everything is turned over.',
    'Each right answer takes you along the spiral; duels bar the way.',
    'Whoever reaches the end wins.',
  ],
  keys: [
    [['↑', '↓'], 'turn the wheel'],
    [['←', '→'], 'go to another wheel'],
    [['0 … 9'], 'write a digit'],
    [['Enter'], 'confirm your answer'],
    [['Esc'], 'leave the result'],
  ],
  options: {
    final_duel: {
      label: 'Finishing together',
      choices: { off: 'shared win', on: 'final duel' },
    },
  },
  told: {
    advanced: (name, by) => `${name} moves ${plural(by, 'square', 'squares')} on.`,
    duel: (names) => `Duel: ${names.join(', ')}.`,
    duelWon: (name) => `${name} wins the duel.`,
  },
  replay: {
    hints: { later: 'it is later', earlier: 'it is earlier', right: 'that is it!' },
    answered: (name) => `${name} has answered.`,
    turned: 'The answers are turned over.',
    guessed: (name, year, hint) => `${name} says ${year}: ${hint}.`,
  },
};
