// Browsers that are already somebody, and tables for them.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Server } from './server';

export interface Somebody {
  name: string;
  token: string;
}

export async function post<T>(server: Server, path: string, body: unknown, token = ''): Promise<T> {
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

export async function somebody(server: Server, name: string): Promise<Somebody> {
  return { name, ...(await post<{ token: string }>(server, '/api/people', { name })) };
}

export async function openTable(server: Server, host: Somebody, wishes: object): Promise<string> {
  return (await post<{ table: string }>(server, '/api/tables', { name: host.name, ...wishes }, host.token)).table;
}

export async function browserOf(
  browser: Browser,
  who: Somebody | null,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 }, ...options });
  if (who) {
    await context.addInitScript(({ name, token }) => {
      localStorage.setItem('frise.token', token);
      localStorage.setItem('frise.name', name);
    }, who);
  }
  return context.newPage();
}

// Ada, in French, opens a table; Bob, in English, comes; robots take the other seats, and the game begins.
export async function beginTogether(
  server: Server,
  browser: Browser,
  wishes: object,
  options: BrowserContextOptions[] = [],
): Promise<[Page, Page]> {
  const [ada, code] = await hostTable(server, browser, wishes, options[0]);
  const bob = await sitDown(server, browser, code, 'Bob', options[1]);
  await deal(ada, ['Bob']);
  return [ada, bob];
}

// Ada's page in French, and the code of her table.
export async function hostTable(
  server: Server,
  browser: Browser,
  wishes: object,
  options?: BrowserContextOptions,
): Promise<[Page, string]> {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, wishes);
  const page = await browserOf(browser, ada, options);
  await page.goto(`${server.address}/t/${code}`);
  return [page, code];
}

export async function sitDown(
  server: Server,
  browser: Browser,
  code: string,
  name: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await browserOf(browser, await somebody(server, name), { locale: 'en-GB', ...options });
  await page.goto(`${server.address}/t/${code}`);
  await page.getByRole('button', { name: /take a seat/i }).click();
  return page;
}

// Begins once everybody is there.
export async function deal(host: Page, others: string[]): Promise<void> {
  for (const name of others) await expect(host.getByText(name).filter({ visible: true }).first()).toBeVisible();
  await host.getByRole('button', { name: /commencer/i }).click();
}

// Resolves when the page says so, however short: with several servers it is back at once.
export async function noticesLoss(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = (): void => {
          const alerts = [...document.querySelectorAll('[role=alert]')];
          if (alerts.some((alert) => /Connexion perdue|Connection lost/.test(alert.textContent ?? ''))) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
