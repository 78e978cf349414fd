// The texts of I Doubt It that take values.
import type { Language } from '../../../net/messages';
import { as, cases, sides, someOrNone, text, type ShapeOf } from '../../../words/shape';
import { texts } from '../../../words/texts';
import type english from './en.json';

type Part = keyof (typeof english)['board']['parts'];

const shape = {
  told: {
    proposed: text('name', 'card'),
    accepted: text('name'),
    contested: text('name'),
    gave: text('from', 'to', 'card'),
  },
  replay: { lies: text('year', 'right: flag') },
  board: {
    handOf: text('name'),
    parts: as<Record<Part, [long: string, short: string]>>(),
    ownParts: as<Record<Part, [long: string, short: string]>>(),
    where: cases(['before: maybe', 'after: maybe'], sides),
    question: text('card', 'where'),
    note: text('name', 'where'),
    decidesNext: text('name'),
    theyGive: text('name'),
    theyHaveNone: text('name'),
    youDraw: cases(['n: number'], ({ n }, isOne) => (n === 0 ? 'none' : isOne(n) ? 'one' : 'two')),
    reasons: { bluffTo: text('name'), caught: text('name'), doubted: text('name'), plain: text('name') },
    giveTo: text('name'),
    giveCardTo: text('card', 'name'),
    outcome: {
      bluffed: text('player'),
      caught: text('other', 'player'),
      doubted: text('player', 'other'),
      draws: cases(['other', 'n: number'], someOrNone),
    },
    roundOf: text('n: number', 'all: number'),
    roundShort: text('n: number', 'all: number'),
    roundOver: text('n: number'),
    pointCount: text('n: number'),
    goOn: text('n: number'),
    end: {
      how: text('points: number', 'rounds: number'),
      bluffed: text('name', 'round: number'),
      doubtedRight: text('name'),
      doubtedWrong: text('name'),
    },
    screen: { does: cases(['name', 'phase: placing | deciding | giving | over'], ({ phase }) => phase) },
  },
} satisfies ShapeOf<typeof english>;

export const contestWords = texts<typeof english, typeof shape>('contest', shape);
// What its board, scene and end say.
export const contestBoardWords = (language: Language) => contestWords(language).board;
