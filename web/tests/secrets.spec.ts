// No year is in a browser before its card is turned: neither in what it is sent, nor anywhere in its memory.
import type { Page } from '@playwright/test';
import { beginTogether, browserOf, openTable, post, somebody } from './people';
import { learn, line, myTurn, playOn } from './player';
import { coop } from './players/coop';
import { names, type Card } from './secrets';
import { expect, test, type Server } from './server';

// Years that are nothing else's number, in no order.
const letters = [
  'alfa',
  'bravo',
  'charlie',
  'delta',
  'echo',
  'foxtrot',
  'golf',
  'hotel',
  'india',
  'juliett',
  'kilo',
  'lima',
];
const cards: Card[] = letters.map((id, i) => ({
  id,
  year: 1_234_567 + ((i * 5) % letters.length) * 10_007,
  title: { fr: `Le ${id}`, en: `The ${id}` },
}));

async function sendDeck(server: Server, token: string): Promise<string> {
  const title = { fr: 'Lettres', en: 'Letters' };
  return (await post<{ hash: string }>(server, '/api/decks', { format: 1, id: 'letters', title, cards }, token)).hash;
}

// All strings of the page's memory, and all numbers as strings.
async function memory(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  let text = '';
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (text += chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { captureNumericValue: true, reportProgress: false });
  await session.detach();
  return (JSON.parse(text) as { strings: string[] }).strings;
}

test('the memory of a page has the years of turned cards, and no others', async ({ server, browser, traffic }) => {
  learn(cards);
  traffic.secrets.watch(cards);
  const ada = await somebody(server, 'Ada');
  const wishes = { game: 'classic', seats: 2, options: { hand: 3 }, bots: ['child'], start: true };
  const code = await openTable(server, ada, { ...wishes, decks: [await sendDeck(server, ada.token)] });
  const page = await browserOf(browser, ada);
  await page.goto(`${server.address}/t/${code}`);
  await playOn(page, 'mouse', line(), 1);
  await expect(myTurn(page)).toBeVisible();

  const strings = await memory(page);
  const found = cards.filter(({ year }) => strings.some((each) => names(each, year))).map(({ id }) => id);
  const turned = [...traffic.secrets.known(`/api/tables/${code}/socket`)];
  expect(turned.length).toBeGreaterThan(1);
  expect(turned.length).toBeLessThan(cards.length);
  expect(found.sort()).toEqual(turned.sort());
});

test('no message of a whole game has the year of a hidden card', async ({ server, browser, traffic }) => {
  learn(cards);
  traffic.secrets.watch(cards);
  const host = await somebody(server, 'Eve');
  const decks = [await sendDeck(server, host.token)];
  const options = { hand: 2, cards: 10 };
  const [first, second] = await beginTogether(server, browser, { game: 'coop', seats: 2, options, decks });
  await Promise.all([playOn(first, 'mouse', coop), playOn(second, 'mouse', coop)]);
  expect(traffic.frames).toBeGreaterThan(20);
});
