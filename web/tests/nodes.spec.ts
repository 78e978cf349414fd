// Several servers behind nginx: no restart costs anybody a seat. With FRISE_NODES=2 all other tests run like this, too.
import { get } from 'node:http';
import type { Page } from '@playwright/test';
import type { Nodes } from './nodes';
import { beginTogether, noticesLoss } from './people';
import { atTheEnd, line, playOn, yearOf } from './player';
import { expect, test } from './server';

test.use({ ignoreHTTPSErrors: true });

const lines = (page: Page) => page.locator('.line .slot h3').allTextContents();
const hands = (page: Page) => page.locator('.hand li h3').allTextContents();

// The line that all see.
async function agreed(pages: Page[]): Promise<string[]> {
  await expect
    .poll(async () => new Set((await Promise.all(pages.map(lines))).map((titles) => titles.map(yearOf).join())).size)
    .toBe(1);
  return lines(pages[0]!);
}

// Where somebody is, they notice; nobody has lost anything when it is back.
async function restart(nodes: Nodes, which: number, pages: Page[]): Promise<void> {
  const [node, other] = [nodes.nodes[which]!, nodes.nodes[1 - which]!];
  const hit = (await node.guests()) > 0;
  const noticed = hit ? Promise.all(pages.map(noticesLoss)) : null;
  await node.end('SIGTERM');
  await noticed;
  for (const page of pages) await expect(page.getByRole('alert')).toBeHidden();
  await expect.poll(() => other.guests()).toBe(pages.length);
  await node.start();
}

test('servers are restarted one after the other while a game is played to its end', async ({ nodes, browser }) => {
  const pages = await beginTogether(nodes, browser, { game: 'classic', seats: 2, options: { hand: 6 } });
  const games = [line(), line(2)];
  const playARound = () => Promise.all(pages.map((page, i) => playOn(page, 'mouse', games[i], 1)));
  await playARound();
  for (const which of [0, 1]) {
    const [laid, before] = [await agreed(pages), await Promise.all(pages.map(hands))];
    await restart(nodes, which, pages);
    expect(await Promise.all(pages.map(hands))).toEqual(before);
    expect(await agreed(pages)).toEqual(laid);
    await playARound();
  }
  await Promise.all(pages.map((page, i) => playOn(page, 'mouse', games[i])));
  await expect(atTheEnd(pages[0])).toContainText(/gagne/);
});

test('all of a table meet on one server', async ({ nodes, browser }) => {
  const [first] = await beginTogether(nodes, browser, { game: 'twist', seats: 2, options: { hand: 2 } });
  await expect(first.locator('.hand li').first()).toBeVisible();
  const guests = await Promise.all(nodes.nodes.map((node) => node.guests()));
  expect(guests.sort()).toEqual([0, 2]);
});

test('tables are shared out among the servers, each to one', async ({ nodes }) => {
  const asked = () => Promise.all(nodes.nodes.map((node) => node.metric('http_requests_total')));
  const before = await asked();
  const codes = Array.from('ABCDEFGHJKMNPQRS', (letter) => `${letter}22222`);
  for (const path of ['/t/', '/api/tables/', '/t/'])
    for (const code of codes) await (await fetch(nodes.address + path + code)).text();
  const after = await asked();
  // One of them was the question itself.
  const shares = after.map((count, i) => count - before[i]! - 1);
  for (const share of shares) {
    expect(share).toBeGreaterThan(0);
    expect(share % 3).toBe(0);
  }
  expect(shares[0]! + shares[1]!).toBe(3 * codes.length);
});

test('who comes without TLS is sent on, and what is not for everybody is hidden', async ({ nodes }) => {
  const answer = await new Promise<{ status: number | undefined; to: string | undefined }>((done, fail) => {
    get(`http://127.0.0.1:${nodes.plainPort}/t/ABCDEF?x=1`, (response) => {
      response.resume();
      done({ status: response.statusCode, to: response.headers.location });
    }).on('error', fail);
  });
  expect(answer).toEqual({ status: 301, to: 'https://127.0.0.1/t/ABCDEF?x=1' });
  for (const path of ['/metrics', '/healthz']) expect((await fetch(nodes.address + path)).status).toBe(404);
});

test('what is too long is refused in words, and pages of other hosts are kept out', async ({ nodes }) => {
  const send = (headers: Record<string, string>, body: string) =>
    fetch(`${nodes.address}/api/people`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
  const long = await send({}, JSON.stringify({ name: 'A'.repeat(2_100_000) }));
  expect(long.status).toBe(413);
  expect(await long.json()).toHaveProperty('error');
  const name = JSON.stringify({ name: 'Ada' });
  expect((await send({ Origin: 'https://elsewhere.example' }, name)).status).toBe(403);
  expect((await send({ Origin: nodes.address }, name)).status).toBe(201);
});
