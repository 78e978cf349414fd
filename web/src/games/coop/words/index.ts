// All languages.
import type { Language } from '../../../net/messages';
import { en } from './en';
import { fr, type CoopWords } from './fr';

export type { CoopWords };
export const coopWords: Record<Language, CoopWords> = { fr, en };
