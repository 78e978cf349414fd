// Every screen in a language that no code knows: each letter of it comes from a file of texts.
import type { Page } from '@playwright/test';
import config from '../playwright.config';
import { wordsIn } from '../src/words/words';
import { allGames, gamesOf, kinds } from './games';
import { MadeUpPage } from './madeup';
import { openTable, somebody } from './people';
import { atTheEnd, playOn } from './player';
import { playerOf } from './players';
import { expect, test } from './server';
import { madeUp } from './texts';

test.describe.configure({ mode: 'default' });
// A page that does not come from the server itself may open no socket to it otherwise.
const { args = [], ...launch } = config.use?.launchOptions ?? {};
const unchecked = '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets';
test.use({ launchOptions: { ...launch, args: [...args, unchecked] } });

const words = wordsIn(madeUp);
const built = new MadeUpPage();
test.beforeAll(() => {
  test.setTimeout(300_000);
  built.build();
});
test.beforeEach(() => built.forget());
test.afterAll(() => built.remove());

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const close = (page: Page): Promise<void> => page.keyboard.press('Escape');
// What came last is told by then.
const settle = (page: Page): Promise<void> => page.waitForTimeout(400);
// The code of a table is also read out letter by letter.
const written = (code: string): string[] => [code, [...code].join(' ')];
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
const wall = { viewport: { width: 1920, height: 1080 } };

async function atBothSizes(page: Page): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await settle(page);
  }
}

test('the front page, its sheets and the chooser', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  await openTable(server, ada, { game: 'classic', seats: 3, listed: true });
  const page = await built.open(server, browser, ada);
  await page.goto(server.address);
  await expect(page.locator('html')).toHaveAttribute('lang', madeUp);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await atBothSizes(page);
  for (const name of [words.home.pass, words.home.recover, words.home.give]) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settle(page);
    await close(page);
  }
  for (const each of await page.locator('#games ~ * button').all()) {
    await each.click();
    await settle(page);
    await close(page);
  }
  expect(built.foreign()).toEqual([]);
  await page.getByRole('button', { name: /^FR/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: /^ZZ/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', madeUp);
});

test('the lobby of every game, as its host and as a newcomer', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const page = await built.open(server, browser, ada);
  const codes: string[] = [];
  for (const game of allGames) {
    const code = await openTable(server, ada, { game, seats: 4, bots: ['child'] });
    codes.push(code);
    await page.goto(`${server.address}/t/${code}`);
    await page.locator('summary').first().click();
    await atBothSizes(page);
  }
  await page.getByRole('button', { name: words.lobby.addPerson }).click();
  await settle(page);
  const other = await built.open(server, browser, await somebody(server, 'Bob'));
  await other.goto(`${server.address}/t/${codes[0]}`);
  await atBothSizes(other);
  await press(other, words.lobby.onlyWatch);
  await atBothSizes(other);
  const screen = await built.open(server, browser, null, wall);
  await screen.goto(`${server.address}/t/${codes[0]}/screen`);
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(screen);
  expect(built.foreign(...codes.flatMap(written))).toEqual([]);
});

async function openPanels(page: Page): Promise<void> {
  for (const name of [words.table.rules, words.table.menu, words.table.react, words.table.log]) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await settle(page);
    await close(page);
  }
  await page.keyboard.press('?');
  await settle(page);
  await close(page);
}

for (const kind of kinds) {
  test(`${gamesOf(kind)[0]}: its board, big screen, end and replay`, async ({ server, browser }) => {
    test.slow();
    const { short: options, play } = playerOf(kind);
    const ada = await somebody(server, 'Ada');
    const wish = { game: gamesOf(kind)[0], seats: 3, bots: ['child', 'expert'], options, start: true };
    const code = await openTable(server, ada, wish);
    const page = await built.open(server, browser, ada);
    const screen = await built.open(server, browser, null, wall);
    await screen.goto(`${server.address}/t/${code}/screen`);
    await page.goto(`${server.address}/t/${code}`);
    const game = play();
    await expect(game.ready(page)).toBeVisible();
    await atBothSizes(page);
    await openPanels(page);
    await playOn(page, 'mouse', game, 2);
    await atBothSizes(page);
    await playOn(page, 'mouse', game);
    await expect(atTheEnd(page)).toBeVisible();
    await atBothSizes(page);
    await page.goto(`${server.address}/t/${code}/replay?all`);
    const slider = page.getByRole('slider');
    await expect(slider).toBeVisible();
    const steps = Number(await slider.getAttribute('max'));
    for (let i = 0; i < steps; ++i) {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(120);
    }
    await atBothSizes(page);
    expect(built.foreign(...written(code))).toEqual([]);
  });
}

test('decks: all, one, its cards, and what is done with it', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const page = await built.open(server, browser, ada);
  for (const path of ['', '/arts', '/none-such', '/arts/cards', '/arts?print', '/arts?share']) {
    await page.goto(`${server.address}/decks${path}`);
    await expect(page.getByRole('heading').first()).toBeAttached();
    await atBothSizes(page);
  }
  await page.goto(`${server.address}/decks`);
  await page.getByRole('searchbox').fill('la');
  await settle(page);
  await page.getByRole('searchbox').fill('xqzw');
  await settle(page);
  await page.getByRole('button', { name: words.decks.mine, exact: true }).click();
  await settle(page);
  await page.getByRole('button', { name: words.decks.haveCode }).click();
  await settle(page);
  // What was looked for, the code of the deck and its licence.
  expect(built.foreign('xqzw', 'arts', 'CC BY 4.0')).toEqual([]);
});

test('the maker: a new deck, a copy of another, and a file', async ({ server, browser }) => {
  const page = await built.open(server, browser, await somebody(server, 'Ada'));
  await page.goto(`${server.address}/make`);
  await atBothSizes(page);
  await page.getByRole('button', { name: words.maker.addCardLong }).first().click();
  for (const text of ['18E6', '1234', '77', '99']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await atBothSizes(page);
  await page.goto(`${server.address}/make/arts`);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.locator('[data-row]').nth(1).click();
  await atBothSizes(page);
  await press(page, words.maker.duplicate);
  await page.locator('button[aria-haspopup=dialog]').first().click();
  await settle(page);
  await close(page);
  await page.goto(`${server.address}/make?import`);
  await settle(page);
  const csv = 'year,title,dated\n1836,77,88\n18E6,78,89\n';
  const fromFile = ['1.csv', 'year', 'title', 'dated'];
  const fromServer = ['“18E6” cannot be read as a date', '18E6'];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '1.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await settle(page);
  // Rows without names of columns are understood in any language.
  await page.goto(`${server.address}/make?import`);
  await page.locator('textarea').fill('1836\t77\t88\n1900\t78\t89');
  await press(page, words.maker.pasteRead);
  await expect(page.getByRole('button', { name: words.maker.takeAdd(2) })).toBeVisible();
  await settle(page);
  expect(built.foreign(...fromFile, ...fromServer, 'Vénus Willendorf')).toEqual([]);
});
