// Phones held sideways, low windows and large zoom: every board is complete, and is played with a finger.
import type { Browser, Page } from '@playwright/test';
import { gamesOf } from './games';
import { beginTogether, browserOf, deal, hostTable, openTable, sitDown, somebody } from './people';
import { atTheEnd, gapFor, myTurn, playOn, yearOf, yearsOf } from './player';
import { challenge } from './players/challenge';
import { outOfReach, type Wanted } from './reach';
import { expect, test, type Server } from './server';

const sideways = { width: 844, height: 390 };
const small = { width: 740, height: 360 };
const low = { width: 1024, height: 600 };
const laptop = { width: 1366, height: 625 };
const zoomed = { width: 720, height: 450 };
const sizes = [sideways, small, low, laptop, zoomed];

const finger = { hasTouch: true, reducedMotion: 'reduce' } as const;
const clock = { turn_seconds: 300 };
const tools = '.tools button';

async function isWhole(page: Page, wanted: Wanted, what: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? sideways;
  await expect.poll(() => outOfReach(page, wanted), `${what} at ${width} × ${height}`).toEqual([]);
}
async function isWholeEverywhere(page: Page, wanted: Wanted, what: string): Promise<void> {
  await closeVerdict(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await isWhole(page, wanted, what);
  }
}
async function closeVerdict(page: Page): Promise<void> {
  const verdict = page.locator('.reveal');
  if (await verdict.isVisible()) await verdict.dispatchEvent('click');
  await expect(verdict).toHaveCount(0);
}

async function play(server: Server, browser: Browser, wishes: object): Promise<Page> {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, { ...clock, ...wishes, start: true });
  const page = await browserOf(browser, ada, finger);
  await page.goto(`${server.address}/t/${code}`);
  return page;
}

const lineParts: Wanted = {
  see: ['.flag b', '.clock b', '.scale .bar', tools],
  read: ['.line .slot .yr b', '.line .slot h3', '.scale .bar', '.hand h3', '.flag b', '.clock b', '.gap button i'],
  // A mark is for the eye; all of its gap is pressed.
  press: [tools, '.hand li button', '.gap button'],
};
const piles: Wanted = { read: ['.opp .ava', '.pile .lab b'], press: [] };
const both = (one: Wanted, other: Wanted): Wanted => ({
  see: [...(one.see ?? []), ...(other.see ?? [])],
  read: [...one.read, ...other.read],
  press: [...one.press, ...other.press],
});

const firstCard = (page: Page) => page.locator('.hand.active li button').first();

// The chosen card, to where it belongs or to where it does not.
async function tapGap(page: Page, rightly: boolean): Promise<void> {
  const title = (await firstCard(page).locator('h3').textContent()) ?? '';
  const line = await yearsOf(page.locator('.line .slot h3'));
  const right = gapFor(yearOf(title), line);
  const gap = rightly ? right : right === 0 ? line.length : 0;
  await page.locator(`[data-gap="${gap}"]`).tap();
  await expect(page.locator('.hand li h3').getByText(title, { exact: true })).toHaveCount(0);
}

test('a low window shows the whole line, and a finger places cards', async ({ server, browser }) => {
  const page = await play(server, browser, {
    game: 'classic',
    seats: 4,
    bots: ['child', 'child', 'child'],
    options: { hand: 8 },
  });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await firstCard(page).tap();
    await isWhole(page, both(lineParts, piles), 'classic');
    await tapGap(page, true);
  }
});

test('years of many digits are whole', async ({ server, browser }) => {
  const page = await play(server, browser, {
    game: 'classic',
    seats: 2,
    bots: ['child'],
    options: { hand: 2 },
    filter: { to: -200_000_000 },
  });
  await isWholeEverywhere(page, { read: ['.line .slot .yr b'], press: [] }, 'a vast year');
  await firstCard(page).tap();
  await tapGap(page, true);
  await isWholeEverywhere(page, { read: ['.line .slot .yr b'], press: [] }, 'vast years');
});

interface Point {
  x: number;
  y: number;
}

// A finger goes from one point to another, and stays there until `end`.
async function drag(page: Page, from: Point, to: Point): Promise<{ end: () => Promise<unknown> }> {
  const session = await page.context().newCDPSession(page);
  const say = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await say('touchStart', [from]);
  for (let i = 1; i <= 10; ++i)
    await say('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 10, y: from.y + ((to.y - from.y) * i) / 10 }]);
  return { end: () => say('touchEnd', []) };
}
async function middleOf(page: Page, what: string): Promise<Point> {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`${what} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('held sideways, a hand moves up and down under a finger, and a card sideways', async ({ server, browser }) => {
  const page = await play(server, browser, { game: 'classic', seats: 2, bots: ['child'], options: { hand: 8 } });
  await page.setViewportSize(sideways);
  await expect(page.locator('.hand.active')).toBeVisible();
  const hand = page.locator('.hand');
  const card = await middleOf(page, '.hand li button');

  const up = await drag(page, { x: card.x, y: card.y + 150 }, { x: card.x, y: card.y });
  await expect.poll(() => hand.evaluate((list) => list.scrollTop)).toBeGreaterThan(50);
  await up.end();
  await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(0);
  await hand.evaluate((list) => (list.scrollTop = 0));

  const held = await page.locator('.hand li h3').allTextContents();
  const aside = await drag(page, card, await middleOf(page, '.line .slot'));
  await expect(page.locator('.hollow')).toBeVisible();
  await aside.end();
  await expect.poll(() => page.locator('.hand li h3').allTextContents()).not.toEqual(held);
});

test('the other games with one line are whole too', async ({ server, browser }) => {
  for (const game of gamesOf('line').slice(1)) {
    const page = await play(server, browser, { game, seats: 2, bots: ['child'] });
    await firstCard(page).tap();
    await isWholeEverywhere(page, both(lineParts, piles), game);
    await tapGap(page, true);
    await page.close();
  }
});

test('a low window shows both rows of coop, and a finger turns cards', async ({ server, browser }) => {
  const page = await play(server, browser, { game: 'coop', seats: 4, bots: ['child', 'child', 'child'] });
  const wanted: Wanted = {
    see: ['.flag b', '.clock b', '.acts button', '.need .seal', tools],
    read: [
      '.rows .bottom .yr b',
      '.rows .bottom h3',
      '.hand h3',
      '.flag b',
      '.clock b',
      '.score .now > b',
      '.piles .back',
      '.need .seal',
    ],
    press: [tools, 'button.held', '.rows button.place', '.acts button', '.mate .open'],
  };
  await expect(myTurn(page).locator('.hand.active')).toBeVisible();
  await page.setViewportSize(small);
  const card = await middleOf(page, 'button.held');
  const up = await drag(page, { x: card.x, y: card.y + 60 }, { x: card.x, y: card.y - 40 });
  await expect.poll(() => page.locator('.hand').evaluate((list) => list.scrollTop)).toBeGreaterThan(20);
  await up.end();
  await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(0);

  for (const size of [sideways, low]) {
    await expect(myTurn(page).locator('.hand.active')).toBeVisible();
    await closeVerdict(page);
    const held = page.locator('button.held').first();
    const title = (await held.locator('h3').textContent()) ?? '';
    await held.tap();
    await isWholeEverywhere(page, wanted, 'coop');
    await page.setViewportSize(size);
    await page.locator('.rows button.place').first().tap();
    await page.locator('.acts button').first().tap();
    await expect(page.locator('button.held h3').getByText(title, { exact: true })).toHaveCount(0);
  }
});

test('a low window shows what is asked in contest, and a finger answers', async ({ server, browser }) => {
  const pages = await beginTogether(server, browser, { game: 'contest', seats: 2, ...clock }, [finger, finger]);
  const placer = await whoeverHas(pages, '.hand.active');
  const other = placer === pages[0] ? pages[1] : pages[0];
  const around: Wanted = { read: ['.points .strip b'], press: ['.tour .tile'] };

  await firstCard(placer).tap();
  await isWholeEverywhere(placer, both(lineParts, around), 'placing');
  await placer.setViewportSize(small);
  await tapGap(placer, false);

  const line = ['.line .slot .yr b', '.line .slot h3'];
  const answers: Wanted = {
    see: ['.choice h2', '.choice .big', '.clock b', tools],
    read: [...line, '.proposal h3', '.choice b', '.choice small'],
    press: [tools, '.choice .big'],
  };
  await expect(other.locator('.choice')).toBeVisible();
  await isWholeEverywhere(other, both(answers, around), 'deciding');
  await other.setViewportSize(sideways);
  await other.locator('.choice .contest').tap();

  await expect(other.locator('.gift')).toBeVisible();
  const gift: Wanted = {
    see: ['.gift h2', '.gift .seats button', '.clock b'],
    read: line,
    press: [tools, '.hand li button', '.gift .seats button'],
  };
  await isWholeEverywhere(other, both(gift, around), 'giving');
  await other.setViewportSize(zoomed);
  await firstCard(other).tap();
  await other.locator('.gift .seats button').tap();
  await expect(other.locator('.gift')).toHaveCount(0);
});

async function whoeverHas(pages: Page[], what: string): Promise<Page> {
  const having = async (): Promise<Page | undefined> => {
    for (const page of pages) if (await page.locator(what).first().isVisible()) return page;
    return undefined;
  };
  await expect.poll(async () => (await having()) !== undefined).toBe(true);
  return (await having()) as Page;
}

test('a low window shows trials and duels, and a finger turns the wheels', async ({ server, browser }) => {
  const dates = [-500, 500, 1000, 1400, 1600, 1750, 1850, 1900, 1950];
  const duels = [
    { after: 0, kind: 'sudden-death' },
    { after: 1, kind: 'more-or-less' },
  ];
  const options = { board: { dates, track: Array<string>(12).fill('four-cards'), duels } };
  const wishes = { game: 'challenge', seats: 3, ...clock, options };
  // Ada leads, and Bob is last: so he is the first to act in both duels.
  const [leader, code] = await hostTable(server, browser, wishes, finger);
  const page = await sitDown(server, browser, code, 'Bob', finger);
  const second = await sitDown(server, browser, code, 'Chloé', finger);
  await deal(leader, ['Bob', 'Chloé']);
  const setWheels = async (who: Page, periods: number[]): Promise<void> => {
    for (const [i, period] of periods.entries()) await who.getByRole('spinbutton').nth(i).press(String(period));
  };
  const main = page.locator('.right footer .btn.primary');
  const head = ['.right header h2', '.right .clock b', '.left li b'];
  const wheels = ['.right .dial button', '.right footer .btn'];

  await expect(main).toBeVisible();
  const trial: Wanted = {
    see: ['.right .cards h3', '.right .scale ol b', ...wheels],
    read: head,
    press: [tools, ...wheels],
  };
  await isWholeEverywhere(page, trial, 'a trial');
  await page.setViewportSize(sideways);
  const years = await yearsOf(page.locator('.right .cards h3'));
  const right = years.map((year) => dates.filter((date) => date < year).length);
  const wrong = right.map((period) => (period + 5) % 10);
  await setWheels(page, wrong);
  const dial = page.getByRole('spinbutton').last();
  const [up, down] = [page.locator('.right .dial button').nth(6), page.locator('.right .dial button').last()];
  await up.tap();
  await expect(dial).not.toHaveAttribute('aria-valuenow', String(wrong[3]));
  await down.tap();
  await expect(dial).toHaveAttribute('aria-valuenow', String(wrong[3]));
  await main.tap();
  await challenge(dates, true).act(leader, 'keys');
  await setWheels(second, [...right.slice(0, 3), ...wrong.slice(3)]);
  await second.locator('.right footer .btn.primary').tap();

  const turned = ['.right .cards .year b', '.right .cards h3', '.right .table li .cell b'];
  await expect(page.locator('.right .cards .year').first()).toBeVisible();
  const turning: Wanted = {
    see: ['.right .cards h3', '.right footer .btn'],
    read: [...head, ...turned],
    press: [tools, '.right footer .btn'],
  };
  await isWholeEverywhere(page, turning, 'the turning over');
  await main.tap();

  await expect(page.locator('.right .aim').first()).toBeVisible();
  const rows = ['.right header h2', '.right .row .year b', '.right .row .text b'];
  const duel: Wanted = {
    see: ['.right footer .held b', '.right .row .text b'],
    read: rows,
    press: [tools, '.right .aim'],
  };
  await isWholeEverywhere(page, duel, 'sudden death');
  await page.setViewportSize(small);
  const year = yearOf((await page.locator('.right footer .held b').textContent()) ?? '');
  const line = await yearsOf(page.locator('.right .row .text b'));
  await page
    .locator('.right .aim')
    .nth(gapFor(year, line) === 0 ? line.length : 0)
    .tap();
  await isWholeEverywhere(
    page,
    { see: ['.right footer .btn'], read: rows, press: ['.right footer .btn'] },
    'the chosen gap',
  );
  await main.tap();

  await expect(page.locator('.right .winner')).toBeVisible();
  await isWholeEverywhere(page, { read: ['.right .winner b'], press: ['.right footer .btn'] }, 'the end of a duel');
  await main.tap();

  await expect(page.locator('.right .dial button:enabled').first()).toBeVisible();
  const guessing: Wanted = {
    see: ['.right .shown h3', '.right .bounds', ...wheels],
    read: ['.right header h2'],
    press: [tools, ...wheels],
  };
  await isWholeEverywhere(page, guessing, 'more or less');
  await page.setViewportSize(small);
  const sought = yearOf((await page.locator('.right .shown h3').textContent()) ?? '');
  await page
    .getByRole('spinbutton')
    .last()
    .press(String((Math.abs(sought) + 5) % 10));
  await main.tap();
  await expect(page.locator('.right .top ol li').first()).toBeVisible();
});

test('a low window shows the end, and the replay', async ({ server, browser }) => {
  const page = await play(server, browser, { game: 'classic', seats: 2, bots: ['child'], options: { hand: 1 } });
  await playOn(page);
  await expect(atTheEnd(page)).toBeVisible();
  await isWholeEverywhere(page, { read: ['.end h1'], press: [tools, '.end .acts .btn'] }, 'the end');
  await page.goto(`${page.url()}/replay?all#2`);
  await isWholeEverywhere(
    page,
    { read: ['.line .slot .yr b', '.line .slot h3'], press: ['.keys button', '.keys select', 'header select'] },
    'the replay',
  );
});
