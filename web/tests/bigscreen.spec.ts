// The big screen: it shows itself, needs nobody, and goes along to the rematch.
import type { Page } from '@playwright/test';
import { seriousFlaws } from './axe';
import { allGames } from './games';
import { browserOf, noticesLoss, openTable, somebody } from './people';
import { placeRightly, playOn } from './player';
import { expect, test } from './server';

const projector = { viewport: { width: 1920, height: 1080 } };

async function fits(page: Page): Promise<void> {
  const size = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]);
  expect(Math.max(...size)).toBeLessThanOrEqual(1);
}

test('a class sees the code, who comes, each card and the rematch', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, { game: 'classic', seats: 2, options: { hand: 2 }, bots: ['child'] });
  const screen = await browserOf(browser, null, projector);
  await screen.goto(`${server.address}/t/${code}/screen`);
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(/rejoins la partie/i);
  await expect(screen.getByText(code, { exact: true })).toBeVisible();
  await expect(screen.getByRole('list').getByText('Ada')).toBeVisible();
  await fits(screen);

  const player = await browserOf(browser, ada);
  await player.goto(`${server.address}/t/${code}`);
  await player.getByRole('button', { name: /commencer/i }).click();
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(/réfléchit/);
  await expect(player.locator('.hand.active')).toBeVisible();
  await placeRightly(player);
  await expect(screen.getByRole('heading', { level: 1, name: /juste/i })).toBeVisible();
  await fits(screen);

  await playOn(player);
  await expect(screen.getByRole('heading', { level: 1, name: /gagne/ })).toBeVisible();
  await player.getByRole('button', { name: /revanche/i }).click();
  await expect(screen).not.toHaveURL(new RegExp(code));
  await expect(screen).toHaveURL(/\/t\/\w+\/screen$/);
});

test('a lost connection is told', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, { game: 'classic', seats: 2, bots: ['child'], start: true });
  const screen = await browserOf(browser, null, projector);
  await screen.goto(`${server.address}/t/${code}/screen`);
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await Promise.all([noticesLoss(screen), server.kill()]);
  await server.start();
  await expect(screen.getByRole('alert')).toBeHidden();
});

for (const theme of ['light', 'dark'] as const) {
  test(`all games have a big screen without serious flaws (${theme})`, async ({ server, browser }) => {
    const ada = await somebody(server, 'Ada');
    const screen = await browserOf(browser, null, {
      viewport: { width: 1280, height: 720 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const errors: string[] = [];
    screen.on('pageerror', (error) => errors.push(error.message));
    for (const game of allGames) {
      const code = await openTable(server, ada, { game, seats: 4, bots: ['child', 'child', 'child'], start: true });
      await screen.goto(`${server.address}/t/${code}/screen`);
      await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await fits(screen);
      expect(await seriousFlaws(screen), game).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}
