// The boards are there, nothing is wrong with them at any size, and a move goes through.
import type { Page } from '@playwright/test';
import { seriousFlaws } from './axe';
import { gamesOf, kinds } from './games';
import { browserOf, openTable, somebody } from './people';
import { placeRightly } from './player';
import { playerOf } from './players';
import { expect, test } from './server';

async function placeOne(page: Page): Promise<void> {
  await expect(page.locator('.hand.active')).toBeVisible();
  const hand = page.locator('.hand li');
  const held = await hand.count();
  await placeRightly(page);
  await expect.poll(() => hand.count()).toBeLessThan(held);
}

const sizes = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

// Cards of the hand that are too narrow to be read.
const squeezed = (page: Page): Promise<number[]> =>
  page
    .locator('.hand .card')
    .evaluateAll((cards) => (cards as HTMLElement[]).map((card) => card.offsetWidth).filter((width) => width < 60));

const themes = ['light', 'dark'] as const;
const boards = kinds.flatMap((kind) => themes.map((theme) => ({ kind, theme, game: gamesOf(kind)[0] })));

for (const { kind, theme, game } of boards) {
  test(`${game} has its board (${theme})`, async ({ server, browser }) => {
    const { move = placeOne } = playerOf(kind);
    const ada = await somebody(server, 'Ada');
    const code = await openTable(server, ada, { game, seats: 3, bots: ['child', 'child'], start: true });
    const page = await browserOf(browser, ada, { colorScheme: theme, reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${server.address}/t/${code}`);
    await expect(page.locator('main').getByRole('button').first()).toBeVisible();
    expect(await seriousFlaws(page)).toEqual([]);
    const own = page.viewportSize();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect.poll(() => squeezed(page), `at ${size.width} × ${size.height}`).toEqual([]);
    }
    if (own) await page.setViewportSize(own);
    await move(page);
    expect(errors).toEqual([]);
  });
}
