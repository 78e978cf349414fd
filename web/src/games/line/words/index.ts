// All languages.
import type { Language } from '../../../net/messages';
import { en } from './en';
import { fr, type LineWords } from './fr';

export type { LineWords };
export const lineWords: Record<Language, LineWords> = { fr, en };
