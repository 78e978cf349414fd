// I Doubt It, in English.
import { cards, en as shared, plural } from '../../../words/en';
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
  end: {
    how: (points, rounds) => `${plural(points, 'point', 'points')} in ${plural(rounds, 'round', 'rounds')}.`,
    bluffed: (name, round) => `${name}, wrong, round ${round}`,
    legend: {
      doubtedRight: 'rightly doubted',
      doubtedWrong: 'wrongly doubted',
    },
    doubtedRight: (name) => `${name} doubted it rightly`,
    doubtedWrong: (name) => `${name} doubted it wrongly`,
  },
  replay: {
    lies: (year, right) =>
      right ? `The card that lies there is right: ${year}.` : `The card that lies there is wrong: ${year}.`,
  },
  screen: {
    does: (name, phase) =>
      ({
        placing: `${name} chooses a card`,
        deciding: `Does ${name} believe it?`,
        giving: `${name} gives a card away`,
        over: name,
      })[phase],
  },
  board: {
    tour: 'Around the table',
    me: 'You',
    handOf: (name) => `${name}’s hand`,
    yourHand: 'Your hand',
    parts: {
      places: ['places a card', 'places'],
      placed: ['has placed a card', 'proposes'],
      accepted: ['I accept', 'accepts'],
      decides: ['decides', 'decides'],
      next: ['decides next', 'next'],
      waits: ['waits', 'waits'],
      gives: ['gives a card', 'gives'],
      receives: ['gets a card', 'gets one'],
    },
    ownParts: {
      places: ['Place a card', 'you, now'],
      placed: ['you have placed', 'placed'],
      accepted: ['I accept', 'accept'],
      decides: ['Your say', 'your say'],
      next: ['you are next', 'next'],
      waits: ['you decide later', 'later'],
      gives: ['Give a card', 'you, now'],
      receives: ['you get a card', 'get one'],
    },
    tasks: { placing: 'places a card face down', deciding: 'accepts or doubts', giving: 'chooses a card to give' },
    ownTasks: { placing: 'Place a card face down', deciding: 'Accept, or doubt it', giving: 'Give a card away' },
    where: (before, after) => {
      if (before && after) return `between ${before} and ${after}`;
      return after ? `before ${after}` : `after ${before ?? '…'}`;
    },
    question: (card, where) => `${card}, ${where}?`,
    note: (name, where) => `${name} has placed a card ${where}, face down`,
    accept: 'I accept',
    contest: 'I doubt it!',
    ifWrong: 'wrong:',
    ifRight: 'right:',
    decidesNext: (name) => `${name} decides next`,
    thenTurned: 'the card is turned',
    theyGive: (name) => `${name} gives one away`,
    theyHaveNone: (name) => `${name} has no card left`,
    youGive: 'you give one away',
    youGet: 'you get one',
    youDraw: (n) => (n ? `you draw ${n === 1 ? 'one' : 'two'}` : 'the pile is empty'),
    reasons: {
      bluff: 'The bluff worked: give a card to anybody',
      bluffTo: (name) => `The bluff worked: give ${name} a card`,
      caught: (name) => `Well spotted: give ${name} a card`,
      doubted: (name) => `Your card was right: give ${name} a card`,
      plain: (name) => `Give ${name} a card`,
    },
    chooseGift: 'Choose the card to give',
    chooseReceiver: 'Who gets it?',
    giveTo: (name) => `Give it to ${name}`,
    giveCardTo: (card, name) => `Give “${card}” to ${name}`,
    outcome: {
      accepted: 'Nobody doubted it.',
      bluffed: (player) => `Nobody doubted it: ${player} gives a card away.`,
      caught: (other, player) => `Rightly doubted: ${other} gives ${player} a card.`,
      doubted: (player, other) => `Wrongly doubted: ${player} gives ${other} a card.`,
      draws: (other, n) => (n ? `Wrongly doubted: ${other} draws ${cards(n)}.` : 'Wrongly doubted.'),
    },
    points: 'Points',
    round: 'Round',
    roundOf: (n, all) => `Round ${n} of ${all}`,
    roundShort: (n, all) => `rd ${n}/${all}`,
    inHand: 'in hand',
    total: 'Total',
    roundOver: (n) => `Round ${n} is over`,
    pointCount: (n) => plural(n, 'point', 'points'),
    goOn: (n) => `Round ${n}`,
  },
};
