// The page in a made-up language: built with its files added, served in place of the program's own, and all it says written down.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { isForeign } from './foreign';
import { browserOf, type Somebody } from './people';
import type { Server } from './server';
import { madeUp, madeUpFiles } from './texts';

const web = new URL('..', import.meta.url).pathname;
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export class MadeUpPage {
  private readonly folder = mkdtempSync(join(tmpdir(), 'frise-words-'));
  private readonly built = join(this.folder, 'page');
  private readonly said = new Map<string, string>(); // and where

  build(): void {
    const words = join(this.folder, 'further');
    for (const { path, texts } of madeUpFiles) {
      mkdirSync(dirname(join(words, path)), { recursive: true });
      writeFileSync(join(words, path), JSON.stringify(texts));
    }
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', this.built, '--logLevel', 'error'];
    execFileSync('node', vite, { cwd: web, env: { ...process.env, FRISE_PAGE_WORDS: words } });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async open(server: Server, browser: Browser, who: Somebody | null, options?: BrowserContextOptions): Promise<Page> {
    const page = await browserOf(browser, who, { locale: 'en-GB', reducedMotion: 'reduce', ...options });
    const context = page.context();
    await context.route(
      (url) => url.origin === server.address && !/^\/(api|pictures)\//.test(url.pathname),
      (route) => {
        const file = join(this.built, new URL(route.request().url()).pathname);
        const path = extname(file) && existsSync(file) ? file : join(this.built, 'index.html');
        return route.fulfill({ body: readFileSync(path), contentType: types[extname(path)] ?? 'text/plain' });
      },
    );
    await overhear(context, (texts, page) => {
      for (const text of texts) if (!this.said.has(text)) this.said.set(text, new URL(page.url()).pathname);
    });
    await context.addInitScript((language) => localStorage.setItem('frise.language', language), madeUp);
    return page;
  }

  forget(): void {
    this.said.clear();
  }

  // What was said that no file of texts has. `given`: what the test itself brought in.
  foreign(...given: string[]): string[] {
    return [...this.said].filter(([text]) => isForeign(text, given)).map(([text, where]) => `${where}: ${text}`);
  }
}

// Hears all that the pages of a context show or have read aloud.
export async function overhear(context: BrowserContext, hear: (texts: string[], page: Page) => void): Promise<void> {
  await context.exposeBinding('overheard', ({ page }, texts: string[]) => hear(texts, page));
  await context.addInitScript(listen);
}

// Runs in the page: tells whatever can be seen or is read aloud, once.
function listen(): void {
  const told = new Set<string>();
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const look = (): void => {
    const fresh: string[] = [];
    const add = (text: string | null): void => {
      const said = text?.trim();
      if (!said || told.has(said)) return;
      told.add(said);
      fresh.push(said);
    };
    add(document.title);
    for (const element of document.querySelectorAll('body *')) {
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'LINK', 'TIME'].includes(element.tagName) || !element.checkVisibility())
        continue;
      for (const name of attributes) add(element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
    }
    if (fresh.length) void (window as unknown as { overheard(texts: string[]): Promise<void> }).overheard(fresh);
  };
  setInterval(look, 100);
}
