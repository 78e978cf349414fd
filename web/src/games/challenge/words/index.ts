// The texts of the Challenge that take values.
import type { Language } from '../../../net/messages';
import { as, cases, sides, someOrNone, text, type ShapeOf } from '../../../words/shape';
import { texts } from '../../../words/texts';
import type english from './en.json';

type Keys = [keys: string[], what: string][];
type Kind = [title: string, what: string];

const shape = {
  keys: as<Keys>(),
  told: { advanced: text('name', 'by: number'), duel: text('names: commas'), duelWon: text('name') },
  replay: { answered: text('name'), guessed: text('name', 'year', 'hint') },
  board: {
    track: text('spaces: number'),
    square: cases(['n: number', 'finish: number'], ({ n, finish }) =>
      n === 0 ? 'start' : n >= finish ? 'finish' : 'between',
    ),
    kinds: {
      'four-cards': as<Kind>(),
      'right-date': as<Kind>(),
      bet: as<Kind>(),
      order: as<Kind>(),
      gap: as<Kind>(),
    },
    duels: { 'sudden-death': as<Kind>(), 'more-or-less': as<Kind>() },
    guess: text('n: number'),
    more: text('what'),
    less: text('what'),
    period: cases(['n: number', 'from', 'to'], ({ from, to }) =>
      from && to ? 'between' : from ? 'after' : to ? 'before' : 'alone',
    ),
    periodsLabel: text('dates: commas'),
    yearsBetween: text('n: number'),
    apart: text('n: number'),
    answeredCount: text('n: number', 'of: number'),
    waitingFor: cases(['names: and', 'n: number'], ({ n }) => (n > 2 ? 'many' : 'few')),
    mateDials: text('name'),
    clock: text('seconds: number'),
    turning: cases(['n: number', 'of: number'], ({ n, of }) => (of === 1 ? 'single' : n === 0 ? 'begun' : 'some')),
    offBy: text('n: number'),
    youMove: cases(['n: number'], someOrNone),
    nextTrial: text('kind'),
    nextDuel: text('kind'),
    duelOf: text('names'),
    gap: cases(['before', 'after'], sides),
    placedBy: text('name'),
    isPlacing: text('name'),
    isPlaying: text('name'),
    missed: cases(['name', 'before', 'after'], sides),
    bounds: cases(['low', 'high'], ({ low, high }) =>
      low && high ? 'between' : low ? 'after' : high ? 'before' : 'alone',
    ),
    name: text('year'),
    isGuessing: text('name'),
    foundIt: text('name'),
    placedRight: text('name'),
    placedWrong: text('name'),
    won: text('name'),
    steps: cases(['n: number'], someOrNone),
    winners: cases(['names: commas'], ({ names }) => (names.length > 1 ? 'several' : 'one')),
    end: {
      how: text('trials: number'),
      right: text('name', 'trial: number'),
      wrong: text('name', 'trial: number'),
      parts: text('name', 'right: number', 'of: number'),
    },
  },
} satisfies ShapeOf<typeof english>;

export const challengeWords = texts<typeof english, typeof shape>('challenge', shape);
// What its board, scene and end say.
export const challengeBoardWords = (language: Language) => challengeWords(language).board;
