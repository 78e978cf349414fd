// All languages. Apart from the rest, so that the front page does not wait for them.
import type { Language } from '../../../net/messages';
import { en } from './board.en';
import { fr, type CoopBoardWords } from './board.fr';

export type { CoopBoardWords };
export const coopBoardWords: Record<Language, CoopBoardWords> = { fr, en };
