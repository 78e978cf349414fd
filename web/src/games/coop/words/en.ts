// Together, in English.
import type { CoopWords } from './fr';

export const en: CoopWords = {
  title: 'Together',
  summary: 'All against the deck: two rows, one score for the team.',
  rules: [
    'All of you play together against the deck.',
    'A card goes to an end of the line, or into the rift above a gap that is still free.',
    'A card that fits nowhere is stuck; discarding needs the right symbol.',
  ],
  keys: [
    [['1 … 9'], 'take a card from your hand'],
    [['←', '→'], 'aim at a free place'],
    [['Enter'], 'turn the card over, or press the chosen button'],
    [['Esc'], 'take the card back, or close what is open'],
  ],
  options: {
    cards: { label: 'Cards in play' },
    icons: { label: 'Symbols' },
  },
  replay: {
    turnEnded: (name) => `${name} ends the turn.`,
  },
};
