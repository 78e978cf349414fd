// Themes by their names in both languages; any other word will do too.
import type { Language } from '../net/messages';
import { en } from '../words/en';
import { fr } from '../words/fr';
import { plainWords } from './slug';

const titles = (language: Language): Record<string, string> => (language === 'fr' ? fr : en).maker.themes;

export const themeTitle = (theme: string, language: Language): string => titles(language)[theme] ?? theme.replaceAll('-', ' ');

export const knownThemes = (language: Language): string[] =>
  Object.values(titles(language)).sort((a, b) => a.localeCompare(b, language));

const called = new Map<string, string>();
for (const language of ['en', 'fr'] as const) {
  for (const [theme, title] of Object.entries(titles(language))) {
    called.set(plainWords(title).join('-'), theme);
    called.set(theme, theme);
  }
}

export function themesCalled(typed: string): string[] {
  const names = typed.split(/[,;]/).map((each) => plainWords(each).join('-'));
  return [...new Set(names.filter(Boolean).map((each) => called.get(each) ?? each))];
}

export const themesText = (themes: string[], language: Language): string =>
  themes.map((each) => themeTitle(each, language)).join(', ');
