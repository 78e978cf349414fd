// Who plays in this browser.
import { claim, currentToken, introduce, keptName } from '../net/api';
import { speech } from '../words/words.svelte';

class Me {
  name = $state(keptName());
  // Whether this browser is somebody already.
  known = $state(currentToken() !== '');
  #last: Promise<void> = Promise.resolve();

  // One after the other: two at once would make two people of one browser.
  present(name = this.name): Promise<void> {
    this.name = name.trim() || speech.words.home.nicknames[0]!;
    const next = this.#last.then(() => introduce(this.name)).then(() => void (this.known = true));
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
    this.known = true;
    this.recall();
  }
}

export const me = new Me();
export const longestName = 24;
