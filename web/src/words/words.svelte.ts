// The language of this browser's user, and how it looks to them.
import { gameOf } from '../games';
import type { GameWords } from '../games/game';
import type { GameId } from '../games/types';
import type { Language } from '../net/messages';
import type { Words } from './fr';
import { isLanguage, languages } from './languages';

const usual: Language = 'en';

function first(): Language {
  const kept = read('frise.language');
  if (kept && isLanguage(kept)) return kept;
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2);
    if (isLanguage(short)) return short;
  }
  return usual;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

class Speech {
  language = $state<Language>(first());
  words = $derived<Words>(languages[this.language]);

  constructor() {
    document.documentElement.lang = this.language;
  }

  // The texts of a part that has its own.
  of<Texts>(texts: Record<Language, Texts>): Texts {
    return texts[this.language];
  }

  game(id: GameId): GameWords {
    return this.of(gameOf(id).words);
  }

  speak(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    try {
      localStorage.setItem('frise.language', language);
    } catch {
      // It is spoken until the page is closed.
    }
  }

  // Why something was refused, in words a player understands.
  refusal(code: string): string {
    return this.words.refused[code] ?? this.words.refused.other ?? code;
  }
}

export const speech = new Speech();
