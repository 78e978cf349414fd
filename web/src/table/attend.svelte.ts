// What every screen of a table does.
import { untrack } from 'svelte';
import type { Table } from '../net/table.svelte';
import { speech } from '../words/words.svelte';

// Everybody hears the language of their own, and the window is called as the game is.
export function attend(table: Table): void {
  let spoken = speech.language;
  $effect(() => {
    if (speech.language === spoken) return;
    spoken = speech.language;
    table.speak(spoken);
  });
  $effect(() => {
    document.title = table.news ? `${speech.game(table.news.settings.game).title} · Frise` : 'Frise';
  });
}

// The last card is looked at before the end is; somebody who comes later sees the end at once.
export class LastLook {
  over = $state(false);

  constructor(table: Table, duration: () => number) {
    $effect(() => {
      if (!table.view?.over) {
        this.over = false;
        return;
      }
      const timer = setTimeout(
        () => (this.over = true),
        untrack(() => (table.log.length ? duration() : 0)),
      );
      return () => clearTimeout(timer);
    });
  }
}
