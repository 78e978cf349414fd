// The end of a game, which looks the same to whoever comes later, and the game watched again by its link.
import type { Page } from '@playwright/test';
import { seriousFlaws } from './axe';
import { browserOf, openTable, somebody, type Somebody } from './people';
import { atTheEnd, playOn } from './player';
import { expect, test, type Server } from './server';

const small = { game: 'classic', seats: 3, options: { hand: 3 }, bots: ['child', 'child'], start: true };

// A game that somebody who knows all the years has played through the page.
async function finished(server: Server, page: Page, who: Somebody): Promise<string> {
  const code = await openTable(server, who, small);
  await page.goto(`${server.address}/t/${code}`);
  await playOn(page);
  await expect(atTheEnd(page)).toBeVisible();
  return code;
}

const walked = (page: Page) => page.locator('.walk .track');
const told = (page: Page) =>
  Promise.all([walked(page).allTextContents(), page.locator('.walk ol h3').allTextContents()]);

test('the end tells everybody’s calls, also after a reload and to others', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const page = await browserOf(browser, ada, { reducedMotion: 'reduce' });
  const code = await finished(server, page, ada);
  await expect(walked(page)).toHaveCount(3);
  await expect(walked(page).first()).toContainText('Ada');
  await expect(walked(page).first()).toContainText(/\d justes?, 0 raté/);
  const before = await told(page);

  await page.reload();
  await expect(walked(page)).toHaveCount(3);
  expect(await told(page)).toEqual(before);

  const other = await browserOf(browser, null, { reducedMotion: 'reduce' });
  await other.goto(`${server.address}/t/${code}`);
  await expect(walked(other)).toHaveCount(3);
  expect(await told(other)).toEqual(before);
  await expect(other.getByRole('button', { name: 'Revanche', exact: true })).toHaveCount(0);
});

test('arrows walk along the line, and each card has an article to read on', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const page = await browserOf(browser, ada, { reducedMotion: 'reduce' });
  await finished(server, page, ada);
  const chosen = page.locator('.walk ol [aria-current=true] h3');
  const titles = await page.locator('.walk ol h3').allTextContents();
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(chosen).toHaveText(titles[0] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveText(titles[1] ?? '');
  await expect(page.locator('.notice h2')).toHaveText(titles[1] ?? '');
  const article = page.getByRole('link', { name: /en savoir plus/i });
  await expect(article).toHaveAttribute('href', /^https:\/\/fr\.wikipedia\.org\/wiki\/./);
  await expect(article).toHaveAttribute('rel', /noopener/);
});

test('on a phone the walk stands up and nothing is too wide', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const page = await browserOf(browser, ada, { reducedMotion: 'reduce' });
  const code = await finished(server, page, ada);
  const phone = await browserOf(browser, ada, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  for (const path of [`/t/${code}`, `/t/${code}/replay?all#4`]) {
    await phone.goto(server.address + path);
    await expect(path.includes('replay') ? phone.getByRole('slider') : phone.locator('.rows li').first()).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('a link shows the game again to anybody, step by step and with any eyes', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const page = await browserOf(browser, ada, { reducedMotion: 'reduce' });
  const code = await finished(server, page, ada);
  await expect(page.locator('.walk ol h3').first()).toBeVisible();
  const line = await page.locator('.walk ol h3').allTextContents();

  const other = await browserOf(browser, null, { reducedMotion: 'reduce' });
  await other.goto(`${server.address}/t/${code}/replay`);
  const slider = other.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await expect(other.locator('.line .slot')).toHaveCount(1);
  await other.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await expect(other).toHaveURL(/#2$/);
  await other.keyboard.press('End');
  await expect(other.locator('.line .slot h3')).toHaveText(line);
  await expect(other.getByText('La partie est finie.')).toBeVisible();

  await other.getByLabel('Vu par').selectOption({ label: 'Tout voir' });
  await expect(other).toHaveURL(/replay\?all#\d+$/);
  await other.keyboard.press('Home');
  const unseen = other.getByRole('complementary', { name: 'Ce que personne ne voyait' });
  await expect(unseen.getByRole('listitem')).toHaveCount(9);
  await expect(other).toHaveURL(/#1$/);
  const moment = other.url();
  await other.getByLabel('Vu par').selectOption({ label: 'Ada' });
  await expect(other.locator('.hand li')).toHaveCount(3);
  await expect(other).toHaveURL(/replay\?seat=0#1$/);

  await other.goto(moment);
  await expect(unseen).toBeVisible();
  await other.getByRole('button', { name: 'Lire', exact: true }).click();
  await expect(slider).not.toHaveValue('0');
  await other.getByRole('button', { name: 'Pause', exact: true }).click();
});

test('a game that goes on is shown as far as all could see it, and a wrong code is said plainly', async ({
  server,
  browser,
}) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, small);
  const page = await browserOf(browser, null);
  await page.goto(`${server.address}/t/${code}/replay?all`);
  await expect(page.getByText('La partie n’est pas finie')).toBeVisible();
  await expect(page.getByLabel('Vu par').getByRole('option')).toHaveCount(1);
  const gathering = await openTable(server, ada, { game: 'classic', seats: 2 });
  await page.goto(`${server.address}/t/${gathering}/replay`);
  await expect(page.getByRole('alert')).toContainText('pas encore commencé');
  await page.goto(`${server.address}/t/ZZZZZZ/replay`);
  await expect(page.getByRole('alert')).toContainText('Aucune table');
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious at the end and in the replay (${theme})`, async ({ server, browser }) => {
    const ada = await somebody(server, 'Ada');
    const page = await browserOf(browser, ada, { colorScheme: theme, reducedMotion: 'reduce' });
    const code = await finished(server, page, ada);
    await expect(walked(page)).toHaveCount(3);
    expect(await seriousFlaws(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.rows li').first()).toBeVisible();
    expect(await seriousFlaws(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${server.address}/t/${code}/replay?all#4`);
    await expect(page.getByRole('slider')).toHaveValue('3');
    expect(await seriousFlaws(page)).toEqual([]);
  });
}
