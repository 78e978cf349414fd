// The games of the line, in English.
import { en as shared } from '../../../words/en';
import type { LineWords } from './fr';

export const en: LineWords = {
  classic: {
    title: 'Classic',
    summary: 'Place your cards on the line; a miss costs one more card.',
    rules: [
      'On your turn, place one of your cards where you believe it belongs on the line.',
      'Right: it stays. Wrong: it goes to the discard pile and you draw another one.',
      'A round ends when everybody has played; whoever has no card left wins.',
    ],
  },
  'first-edition': {
    title: 'First Edition',
    summary: 'Missed cards leave the game for good.',
    rules: [
      'As in Classic: place a card where it belongs in time.',
      'A missed card leaves the game and never comes back.',
    ],
  },
  twist: {
    title: 'Turnabout',
    summary: 'The classic game with the cards of the team game.',
    rules: [
      'As Classic, with the cards of the team game.',
      'A missed card goes to the discard pile and you draw another one.',
    ],
  },
  chronology: {
    title: 'Chronology',
    summary: 'A miss goes to its right place and costs a card.',
    rules: [
      'Place a card where it belongs on the line.',
      'A missed card is put in its true place, and you draw another one.',
    ],
  },
  keys: shared.keys.line,
  options: {
    on_miss: {
      label: 'A misplaced card',
      choices: { discard: 'is discarded', remove: 'leaves the game', 'put-right': 'is put right' },
    },
    tie_break: {
      label: 'When tied',
      choices: {
        usual: 'who misses is out',
        'single-success': 'the only one right wins',
        'sudden-death': 'sudden death',
      },
    },
  },
  told: {
    tieBreak: 'A tie: it is broken now.',
  },
  end: {
    emptyHand: (round) => `No cards left in round ${round}.`,
    afterTie: (round) => `After a tie-break, in round ${round}.`,
    shared: (round) => `All square, in round ${round}.`,
  },
};
