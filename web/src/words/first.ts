// The language to begin with. The page's address runs this before the rest of the page has come (vite.config.ts), so that its texts
// come at the same time.
import type { Language } from '../net/messages';
import { isLanguage, learn } from './files';

const usual: Language = 'en';

function kept(): string | null {
  try {
    return localStorage.getItem('frise.language');
  } catch {
    return null;
  }
}

function wished(): Language {
  const wishes = [kept() ?? '', ...navigator.languages.flatMap((each) => [each, each.split('-')[0]!])];
  return wishes.find(isLanguage) ?? usual;
}

export const firstLanguage = wished();
export const begun = learn(firstLanguage);
