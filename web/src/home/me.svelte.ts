// Who plays in this browser.
import { claim, introduce, keptName } from '../net/api';
import { speech } from '../words/words.svelte';

class Me {
  name = $state(keptName());
  #last: Promise<void> = Promise.resolve();

  // One after the other: two at once would make two people of one browser.
  present(name = this.name): Promise<void> {
    this.name = name.trim() || speech.words.home.nicknames[0]!;
    const next = this.#last.then(() => introduce(this.name));
    this.#last = next.catch(() => undefined);
    return next;
  }

  // At a table one may have taken another name.
  recall(): void {
    this.name = keptName();
  }

  async recover(code: string): Promise<void> {
    await this.#last;
    await claim(code);
    this.recall();
  }
}

export const me = new Me();
export const longestName = 24;
