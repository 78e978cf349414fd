// Day or night paper: as the device has it, unless its user wishes otherwise.
import { MediaQuery } from 'svelte/reactivity';

export type Wish = 'auto' | 'light' | 'dark';

const key = 'frise.theme';

function kept(): Wish {
  try {
    const wish = localStorage.getItem(key);
    return wish === 'light' || wish === 'dark' ? wish : 'auto';
  } catch {
    return 'auto';
  }
}

class Theme {
  #night = new MediaQuery('prefers-color-scheme: dark');
  wish = $state<Wish>(kept());
  shown = $derived<'light' | 'dark'>(this.wish !== 'auto' ? this.wish : this.#night.current ? 'dark' : 'light');

  constructor() {
    $effect.root(() => {
      $effect.pre(() => {
        document.documentElement.dataset.theme = this.shown;
        document.documentElement.style.colorScheme = this.shown;
      });
    });
  }

  choose(wish: Wish): void {
    this.wish = wish;
    try {
      localStorage.setItem(key, wish);
    } catch {
      // It lasts until the page is closed.
    }
  }

  // Back to what the device has is "auto": then it also follows the evening.
  turn(): void {
    const next = this.shown === 'dark' ? 'light' : 'dark';
    this.choose((next === 'dark') === this.#night.current ? 'auto' : next);
  }
}

export const theme = new Theme();
