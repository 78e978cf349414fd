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
  const [ada, bob] = [await somebody(server, 'Ada'), await somebody(server, 'Bob')];
  const code = await openTable(server, ada, wishes);
  const first = await browserOf(browser, ada, options[0]);
  const second = await browserOf(browser, bob, { locale: 'en-GB', ...options[1] });
  await first.goto(`${server.address}/t/${code}`);
  await second.goto(`${server.address}/t/${code}`);
  await second.getByRole('button', { name: /take a seat/i }).click();
  await expect(first.getByText('Bob').filter({ visible: true }).first()).toBeVisible();
  await first.getByRole('button', { name: /commencer/i }).click();
  return [first, second];
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
