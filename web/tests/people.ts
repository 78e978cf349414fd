// Browsers that are already somebody, and tables for them.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Server } from './server';

export interface Somebody {
  name: string;
  token: string;
}

async function post<T>(server: Server, path: string, body: unknown, token = ''): Promise<T> {
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

export async function browserOf(browser: Browser, who: Somebody | null, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 }, ...options });
  if (who) await context.addInitScript((token) => localStorage.setItem('frise.token', token), who.token);
  return context.newPage();
}
