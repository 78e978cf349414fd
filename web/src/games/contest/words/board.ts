// All languages. Apart from the rest, so that the front page does not wait for them.
import type { Language } from '../../../net/messages';
import { en } from './board.en';
import { fr, type ContestBoardWords } from './board.fr';

export type { ContestBoardWords };
export const contestBoardWords: Record<Language, ContestBoardWords> = { fr, en };
