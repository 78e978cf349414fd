// Everything that pages and the server say to each other, held to docs/messages.schema.json; and that no frame tells the
// year of a card before it is turned.
import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import type { Said } from '../src/net/generated';
import { flaw, type Kind } from './schema';
import { Secrets } from './secrets';

const routes: [method: string, path: RegExp, kind: Kind][] = [
  ['POST', /^\/api\/people$/, 'NewPerson'],
  ['GET', /^\/api\/me$/, 'Person'],
  ['PUT', /^\/api\/me$/, 'Person'],
  ['DELETE', /^\/api\/me$/, 'Forgotten'],
  ['POST', /^\/api\/me\/code$/, 'RecoveryCode'],
  ['POST', /^\/api\/claim$/, 'NewPerson'],
  ['GET', /^\/api\/tables$/, 'TableList'],
  ['POST', /^\/api\/tables$/, 'OpenedTable'],
  ['GET', /^\/api\/games$/, 'TableList'],
  ['GET', /^\/api\/tables\/[^/]+$/, 'ListedTable'],
  ['GET', /^\/api\/tables\/[^/]+\/replay$/, 'Replay'],
];
// Decks are shown with their years to whoever leafs through them, and have a schema of their own.
const elsewhere = /^\/api\/(decks|illustrations|prints)\b/;

export class Traffic {
  readonly secrets = new Secrets();
  readonly flaws: string[] = [];
  frames = 0;
  private readonly contexts: BrowserContext[] = [];
  private readonly reading: Promise<void>[] = [];

  // From now on every context of this browser is listened to. Returns what ends that.
  listen(browser: Browser): () => void {
    const make = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await make(options);
      this.follow(context);
      return context;
    };
    return () => {
      browser.newContext = make;
    };
  }

  // What was said up to now is judged, and all pages are closed.
  async end(): Promise<void> {
    await Promise.all(this.reading);
    await Promise.all(this.contexts.map((context) => context.close()));
  }

  private follow(context: BrowserContext): void {
    this.contexts.push(context);
    context.on('page', (page) => this.hear(page));
    context.on('response', (response) => this.reading.push(this.answered(response)));
  }

  private hear(page: Page): void {
    page.on('websocket', (socket) => {
      const path = new URL(socket.url()).pathname;
      if (!path.startsWith('/api/tables/')) return;
      const listener = this.secrets.listener(path);
      socket.on('framesent', ({ payload }) => this.judge('Asked', String(payload), `${page.url()} said`));
      socket.on('framereceived', ({ payload }) => {
        const said = this.judge('Said', String(payload), `${page.url()} heard`);
        if (said) this.note(listener(said as Said, String(payload)));
      });
    });
  }

  private judge(kind: Kind, text: string, where: string): unknown {
    ++this.frames;
    const value: unknown = JSON.parse(text);
    const wrong = flaw(kind, value);
    this.note(wrong && `${where}: ${wrong}`);
    return wrong ? null : value;
  }

  private async answered(response: Response): Promise<void> {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || elsewhere.test(pathname) || response.status() === 101) return;
    // A page that went on has dropped it.
    const value: unknown = await response.json().catch(() => undefined);
    if (value === undefined) return;
    const method = response.request().method();
    const route = routes.find(([verb, path]) => verb === method && path.test(pathname));
    const kind = response.ok() ? route?.[2] : 'ErrorReply';
    const wrong = kind ? flaw(kind, value) : 'messages.schema.json says nothing of this answer';
    this.note(wrong && `${method} ${pathname}: ${wrong}`);
  }

  private note(wrong: string | null): void {
    if (wrong) this.flaws.push(wrong);
  }
}
