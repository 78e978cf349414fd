// The texts of the games of the line that take values.
import { text, type ShapeOf } from '../../../words/shape';
import { texts } from '../../../words/texts';
import type english from './en.json';

const shape = {
  end: { emptyHand: text('round: number'), afterTie: text('round: number'), shared: text('round: number') },
} satisfies ShapeOf<typeof english>;

export const lineWords = texts<typeof english, typeof shape>('line', shape);
export type LineWords = ReturnType<typeof lineWords>;
