// The Challenge: what board, big screen and end say, in English.
import { plural } from '../../../words/en';
import type { ChallengeBoardWords } from './board.fr';

export const en: ChallengeBoardWords = {
  race: 'The race',
  track: (spaces) => `Spiral track of ${spaces} spaces`,
  start: 'Start',
  finish: 'Finish',
  legend: 'Key to the track',
  square: (n, finish) => (n === 0 ? 'at the start' : n >= finish ? 'finished' : `space ${n}`),
  you: 'You',
  thinks: 'thinking…',
  hasAnswered: 'answered',
  plays: 'playing…',
  inDuel: 'in the duel',
  watches: 'watching',
  kinds: {
    'four-cards': ['Four Cards', 'The right period for each card. One step for each right wheel.'],
    'right-date': ['Right Date', 'Dial the year of the card. One step for each right digit, if the sign is right too.'],
    bet: ['Bet', 'Four bets on the period of one card. One step for each bet won.'],
    order: ['In Order', 'From 1, the earliest, to 4, the latest. One step for each right wheel.'],
    gap: ['Gap', 'How many years lie between the two cards? Four steps for whoever is nearest.'],
  },
  duels: {
    'sudden-death': ['Sudden Death', 'One miss and you are out. The last one left wins.'],
    'more-or-less': ['Earlier or Later', 'Each names a year. Whoever hits it wins.'],
  },
  duelsName: 'Duels',
  dials: 'Answer wheels',
  sign: 'Sign',
  before: 'BC',
  after: 'AD',
  places: ['Thousands', 'Hundreds', 'Tens', 'Units'],
  guess: (n) => `Bet ${n}`,
  more: (what) => `${what}: up`,
  less: (what) => `${what}: down`,
  period: (n, from, to) => {
    if (!from && !to) return `period ${n}`;
    if (!from) return `period ${n}, before ${to}`;
    return to ? `period ${n}, ${from} to ${to}` : `period ${n}, after ${from}`;
  },
  periodName: 'period',
  rankName: 'rank',
  periodsLabel: (dates) => `The periods, parted by the years ${dates.join(', ')}`,
  ranksLabel: 'From the earliest to the latest',
  earliest: 'the earliest',
  latest: 'the latest',
  years: 'The scale of time',
  yearsBetween: (n) => plural(n, 'year', 'years'),
  apart: (n) => `${plural(n, 'year', 'years')} apart`,
  howMany: 'How many years?',
  answeredCount: (n, of) => `${n} of ${of} ${n === 1 ? 'has' : 'have'} answered`,
  onlyYou: 'Only you are missing',
  yourDials: 'Set your wheels, then confirm',
  waitingFor: (names) =>
    names.length > 2 ? `Waiting for ${names.length} answers` : `Waiting for ${names.join(' and ')}`,
  turnKeys: 'turn',
  team: 'Your team',
  mateDials: (name) => `${name} suggests`,
  takeDials: 'Take it',
  teamConfirms: 'One of the team confirms, for all.',
  confirm: 'Confirm',
  clock: (seconds) => `${plural(seconds, 'second', 'seconds')} left`,
  turning: (n, of) => (of === 1 ? 'Turning the card…' : n === 0 ? 'Turning the cards…' : `Card ${n} of ${of} turned`),
  moving: 'The pawns move on.',
  turnedAll: 'These are the years, and who saw them.',
  answers: 'The answers',
  solution: 'The answer',
  right: 'right',
  wrong: 'wrong',
  exact: 'spot on!',
  offBy: (n) => `${plural(n, 'year', 'years')} off`,
  youMove: (n) => (n === 0 ? 'you stay where you are' : 'you move on'),
  nextTrial: (kind) => `Next: ${kind}`,
  nextDuel: (kind) => `Next, a duel: ${kind}`,
  nextEnd: 'The race is over',
  duelOf: (names) => `${names.join(' against ')}, for 3 steps`,
  toTrial: 'Go on',
  toDuel: 'To the duel',
  toEnd: 'See the end',
  skip: 'Skip',
  yourTurn: 'your turn',
  then: 'next',
  waits: 'waiting',
  out: 'out',
  line: 'The line of the duel',
  beforeIt: 'before',
  afterIt: 'after',
  and: 'and',
  gap: (before, after) =>
    !before ? `Before ${after}` : !after ? `After ${before}` : `Between ${before}, and ${after}`,
  placedBy: (name) => `placed by ${name}`,
  where: 'Where does your card go? Touch a place or drag it there.',
  takeBack: 'Take back',
  place: 'Place here',
  isPlacing: (name) => `${name} is placing a card…`,
  isPlaying: (name) => `${name} is playing`,
  missed: (name, after, before) =>
    after && before
      ? `${name} put it between ${after} and ${before}`
      : after
        ? `${name} put it after ${after}`
        : `${name} put it before ${before}`,
  guesses: 'Years named',
  bounds: (low, high) =>
    low && high
      ? `After ${low}, before ${high}`
      : low
        ? `After ${low}`
        : high
          ? `Before ${high}`
          : 'Everything is still possible',
  barred: 'We know already that it is not that year.',
  name: (year) => `Say ${year}`,
  isGuessing: (name) => `${name} is thinking of a year…`,
  duelOver: 'The duel is over.',
  foundIt: (name) => `${name} found the year.`,
  placedRight: (name) => `${name} placed it right.`,
  placedWrong: (name) => `${name} had placed it wrong.`,
  nobody: 'No cards left: nobody wins this duel.',
  youWon: 'You win the duel!',
  won: (name) => `${name} wins the duel`,
  steps: (n) => (n === 0 ? 'without moving: already ahead' : `and moves ${n}`),
  winners: (names) => (names.length > 1 ? `${names.join(', ')} win together` : `${names[0] ?? ''} wins the race`),
  end: {
    title: 'Turned cards',
    how: (trials) => `The race took ${plural(trials, 'trial', 'trials')}.`,
    legend: {
      right: 'right answer',
      wrong: 'wrong answer',
    },
    right: (name, trial) => `${name}, right, trial ${trial}`,
    wrong: (name, trial) => `${name}, wrong, trial ${trial}`,
    parts: (name, right, of) => `${name}, ${right} of ${of}`,
  },
};
