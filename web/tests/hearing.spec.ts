// What a screen reader is told: gaps by their neighbours, whose turn it is, and what came of a card.
import type { Page } from '@playwright/test';
import { browserOf, openTable, somebody } from './people';
import { line, myTurn, placeRightly, playOn } from './player';
import { coop } from './players/coop';
import { expect, test } from './server';

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

test('gaps are named by their neighbours', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, { game: 'classic', seats: 2, options: { hand: 3 }, bots: ['child'], start: true });
  const page = await browserOf(browser, ada, { locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(`${server.address}/t/${code}`);
  await playOn(page, 'mouse', line(), 1);
  await expect(myTurn(page)).toBeVisible();
  await page.keyboard.press('1');
  const titles = await page.locator('.line .slot h3').allTextContents();
  const gaps = page.getByRole('region', { name: 'The line' }).getByRole('button', { name: /^Place (before|between|after) / });
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
  const code = await openTable(server, ada, { game: 'classic', seats: 2, options: { hand: 3 }, bots: ['child'], start: true });
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
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await heard()).some((each) => each.startsWith(`${title}, `) && /\+\d/.test(each))).toBe(true);
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
