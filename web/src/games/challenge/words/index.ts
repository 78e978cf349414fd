// All languages.
import type { Language } from '../../../net/messages';
import { en } from './en';
import { fr, type ChallengeWords } from './fr';

export type { ChallengeWords };
export const challengeWords: Record<Language, ChallengeWords> = { fr, en };
