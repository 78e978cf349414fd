// Together, to its end.
import type { Page } from '@playwright/test';
import { beginTogether, noticesLoss } from './people';
import { playOn } from './player';
import { coop } from './players/coop';
import { expect, test } from './server';

test('coop is played to the end by two browsers and a robot, and a reload and a killed server change nothing', async ({
  server,
  browser,
}) => {
  const options = { hand: 2, cards: 12 };
  const [first, second] = await beginTogether(server, browser, { game: 'coop', seats: 3, options });

  await playOn(first, 'mouse', coop, 1);
  // The robot has had its turn: nothing happens until one of the two acts.
  const waits = async () => (await coop.ready(first).isVisible()) || (await coop.ready(second).isVisible());
  await expect.poll(waits).toBe(true);
  const told = async () => [
    await first.locator('.rows h3').allTextContents(),
    await first.locator('ul.hand h3').allTextContents(),
    await first.locator('.flag b').allTextContents(),
  ];
  const before = await told();
  await first.reload();
  await expect(first.locator('.rows')).toBeVisible();
  expect(await told()).toEqual(before);

  await Promise.all([noticesLoss(first), noticesLoss(second), server.kill()]);
  await server.start();
  for (const page of [first, second]) await expect(page.getByRole('alert')).toBeHidden();
  expect(await told()).toEqual(before);

  await Promise.all([playOn(first, 'mouse', coop), playOn(second, 'keys', coop)]);
  // One score for all, whatever the language.
  const scoreOn = async (page: Page) => /[−-]?\d+/.exec(await page.locator('.end .winner').innerText())?.[0];
  expect(await scoreOn(first)).toBeDefined();
  expect(await scoreOn(second)).toBe(await scoreOn(first));
});
