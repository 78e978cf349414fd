// One print, from the wish to the file.
import { me } from '../home/me.svelte';
import { codeOf } from '../home/door.svelte';
import { printAddress, printNews, startPrint, stopPrint, type PrintNews, type PrintWish } from '../net/decks';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class Printing {
  news = $state.raw<PrintNews | null>(null);
  trouble = $state(''); // its code
  stopped = $state(false);
  #id = '';

  get busy(): boolean {
    return this.news?.state === 'waiting' || this.news?.state === 'working';
  }

  address = (name: string): string => printAddress(this.#id, name);

  async start(wish: PrintWish): Promise<void> {
    this.trouble = '';
    this.stopped = false;
    this.news = { state: 'waiting', done: 0, all: 0 };
    let id = '';
    try {
      await me.present();
      id = this.#id = await startPrint(wish);
      if (this.stopped) throw new Error('stopped meanwhile');
      while (this.#id === id && this.busy) {
        await pause(300);
        const news = await printNews(id);
        if (this.#id === id) this.news = news;
      }
      if (this.#id === id && this.news?.state === 'failed') this.trouble = 'failed';
    } catch (error) {
      if (this.stopped) {
        if (id) void stopPrint(id).catch(() => undefined);
        return;
      }
      this.trouble = codeOf(error);
      this.news = null;
    }
  }

  // Also forgets a file that is ready.
  stop(): void {
    const id = this.#id;
    this.stopped = this.busy;
    this.#id = '';
    this.news = null;
    if (id) void stopPrint(id).catch(() => undefined);
  }
}
