// What a screen reader is told: cards by what is on them, gaps by their neighbours, whose turn it is, and what came of a card.
import type { Browser, Page } from '@playwright/test';
import { coopBoardWords } from '../src/games/coop/words';
import { browserOf, openTable, somebody } from './people';
import { line, myTurn, placeRightly, playOn } from './player';
import { coop } from './players/coop';
import { shelf } from './secrets';
import { expect, test, type Server } from './server';
import { buttonNames } from './spoken';
import './texts';

// Whatever live regions say from now on.
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        const text = region?.textContent?.replace(/\s+/g, ' ').trim();
        if (text && heard.at(-1) !== text) heard.push(text);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

// By its title: the title and what is dated, and nothing else.
function fullName(title: string, language: string): string {
  const card = shelf.flatMap(({ cards }) => cards).find((each) => each.title[language] === title);
  return `${title}, ${card?.dated?.[language]}`;
}

const languages = { fr: 'fr-FR', en: 'en-GB' };

async function sitDown(
  server: Server,
  browser: Browser,
  wishes: object,
  language: keyof typeof languages,
  width = 1280,
): Promise<Page> {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, { start: true, ...wishes });
  const options = { locale: languages[language], viewport: { width, height: 800 }, reducedMotion: 'reduce' } as const;
  const page = await browserOf(browser, ada, options);
  await page.goto(`${server.address}/t/${code}`);
  await expect(page.locator('.hand h3').first()).toBeVisible();
  return page;
}

const hands = {
  classic: { seats: 2, people: ['Bob'] }, // one device that is passed around
  'first-edition': { seats: 2, bots: ['child'] },
  twist: { seats: 2, bots: ['child'] },
  chronology: { seats: 2, bots: ['child'] },
  contest: { seats: 3, bots: ['child', 'child'] },
};

test('cards of a hand are named by title and what is dated', async ({ server, browser }) => {
  for (const [i, [game, wishes]] of Object.entries(hands).entries()) {
    const language = i % 2 ? 'en' : 'fr';
    // In narrow windows the eye does not see what is dated.
    const page = await sitDown(server, browser, { game, ...wishes }, language, i % 2 ? 390 : 1280);
    const names = await buttonNames(page);
    for (const title of await page.locator('.hand h3').allTextContents())
      expect(names, game).toContain(fullName(title, language));
    expect(names, game).not.toContain('');
    await page.context().close();
  }
});

test('cards of coop are named with their icon, also those to point at', async ({ server, browser }) => {
  const wishes = { game: 'coop', seats: 2, options: { hand: 4, cards: 12 }, bots: ['child'] };
  for (const [language, width] of [
    ['fr', 1440],
    ['en', 390],
  ] as const) {
    const words = coopBoardWords(language);
    const page = await sitDown(server, browser, wishes, language, width);
    const icons = words.icons.flatMap((icon) => [icon, words.matching(icon)]);
    for (const title of await page.locator('ul.hand button h3').allTextContents()) {
      const named = icons.map((icon) => `${fullName(title, language)} (${icon})`);
      expect(
        (await buttonNames(page)).filter((name) => named.includes(name)),
        title,
      ).toHaveLength(1);
    }
    const wide = width === 1440;
    if (!wide) await page.locator('.mate .open').click();
    const others = await page.locator(wide ? '.mate button .t' : 'dialog .card h3').allTextContents();
    const mate = (await page.locator('.mate .who b').textContent()) ?? '';
    expect(others).not.toHaveLength(0);
    for (const title of others) {
      const suggested = words.suggest(fullName(title, language), mate);
      expect(
        (await buttonNames(page)).some((name) => name.startsWith(suggested)),
        suggested,
      ).toBe(true);
    }
    expect(await buttonNames(page)).not.toContain('');
    await page.context().close();
  }
});

test('gaps are named by their neighbours', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, {
    game: 'classic',
    seats: 2,
    options: { hand: 3 },
    bots: ['child'],
    start: true,
  });
  const page = await browserOf(browser, ada, { locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(`${server.address}/t/${code}`);
  await playOn(page, 'mouse', line(), 1);
  await expect(myTurn(page)).toBeVisible();
  await page.keyboard.press('1');
  const titles = await page.locator('.line .slot h3').allTextContents();
  const gaps = page
    .getByRole('region', { name: 'The line' })
    .getByRole('button', { name: /^Place (before|between|after) / });
  await expect(gaps).toHaveCount(titles.length + 1);
  for (const [i, title] of titles.entries()) {
    await expect(gaps.nth(i)).toHaveAccessibleName(new RegExp(`^Place (before|between .*, and) ${escaped(title)}, `));
    await expect(gaps.nth(i + 1)).toHaveAccessibleName(new RegExp(`^Place (after|between) ${escaped(title)}, `));
  }
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Place /);
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('main')).first()).toBeVisible();
});

test('turn and result of a line game are announced', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, {
    game: 'classic',
    seats: 2,
    options: { hand: 3 },
    bots: ['child'],
    start: true,
  });
  const page = await browserOf(browser, ada, { locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(`${server.address}/t/${code}`);
  await expect(page.getByRole('status').filter({ hasText: 'Your turn, Ada' })).toBeVisible();
  const heard = await listen(page);
  const title = (await page.locator('.hand.active h3').first().textContent()) ?? '';
  await placeRightly(page, 'keys');
  await expect.poll(async () => (await heard()).find((each) => each.startsWith(`Ada. ${title}. `))).toBeTruthy();
  await expect.poll(async () => (await heard()).some((each) => /Robot \d plays/.test(each))).toBe(true);
  await expect.poll(async () => (await heard()).some((each) => each.startsWith('Your turn, Ada'))).toBe(true);
});

test('turn, places and result of coop are announced', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const options = { hand: 3, cards: 12 };
  const code = await openTable(server, ada, { game: 'coop', seats: 2, options, bots: ['child'], start: true });
  const page = await browserOf(browser, ada, { locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(`${server.address}/t/${code}`);
  await expect(page.getByRole('status').filter({ hasText: 'Your turn, Ada' })).toBeVisible();
  const heard = await listen(page);
  const title = (await page.locator('.rows .bottom h3').first().textContent()) ?? '';
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: title }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await playOn(page, 'keys', coop, 1);
  await expect.poll(async () => (await heard()).some((each) => each.startsWith('Ada. '))).toBe(true);
});

test('what a trial of the challenge came to is announced', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, { game: 'challenge', seats: 2, bots: ['child'], start: true });
  const page = await browserOf(browser, ada, { locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(`${server.address}/t/${code}`);
  const titles = page.locator('section.right .cards h3');
  await expect(titles.first()).toBeVisible();
  const title = (await titles.first().textContent()) ?? '';
  const heard = await listen(page);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect
    .poll(async () => (await heard()).some((each) => each.startsWith(`${title}, `) && /\+\d/.test(each)))
    .toBe(true);
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
