// All languages. Apart from the rest, so that the front page does not wait for them.
import type { Language } from '../../../net/messages';
import { en } from './board.en';
import { fr, type ChallengeBoardWords } from './board.fr';

export type { ChallengeBoardWords };
export const challengeBoardWords: Record<Language, ChallengeBoardWords> = { fr, en };
