// All languages.
import type { Language } from '../../../net/messages';
import { en } from './en';
import { fr, type ContestWords } from './fr';

export type { ContestWords };
export const contestWords: Record<Language, ContestWords> = { fr, en };
