// The language of this browser's user, and how it looks to them.
import { gameOf } from '../games';
import type { GameWords } from '../games/game';
import type { GameId } from '../games/types';
import type { Language } from '../net/messages';
import { learn, nameIn } from './files';
import { firstLanguage } from './first';
import { wordsIn, type Words } from './words';

class Speech {
  language = $state<Language>(firstLanguage);
  words = $derived<Words>(wordsIn(this.language));

  constructor() {
    document.documentElement.lang = this.language;
  }

  // The texts of a part that has its own.
  of<Texts>(texts: (language: Language) => Texts): Texts {
    return texts(this.language);
  }

  game(id: GameId): GameWords {
    return this.of(gameOf(id).words);
  }

  nameOf(language: Language): string {
    return nameIn(this.words, language);
  }

  async speak(language: Language): Promise<void> {
    await learn(language);
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
