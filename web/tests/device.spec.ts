// One device for several people, and several devices for one person.
import { beginTogether, browserOf, openTable, somebody } from './people';
import { atTheEnd, line, myTurn, playOn } from './player';
import { expect, test } from './server';

test('two people pass one screen around to the end', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, {
    game: 'classic',
    seats: 2,
    options: { hand: 2 },
    people: ['Bob'],
    start: true,
  });
  const page = await browserOf(browser, ada);
  await page.goto(`${server.address}/t/${code}`);
  const flag = page.getByRole('status').filter({ hasText: /À toi/ });
  await expect(flag).toContainText('Ada');
  const hand = await page.locator('.hand li h3').allTextContents();
  await playOn(page, 'mouse', line(1), 1);
  await expect(flag).toContainText('Bob');
  // Bob’s hand lies there now; Ada’s is over among those of the others.
  for (const title of await page.locator('.hand li h3').allTextContents()) expect(hand).not.toContain(title);
  await expect(page.getByRole('region', { name: /autres/i })).toContainText('Ada');
  await page.reload();
  await expect(flag).toContainText('Bob');
  await playOn(page);
  await expect(atTheEnd(page)).toContainText(/gagne/);
});

test('the front page deals to two people on one screen', async ({ server, browser }) => {
  const page = await browserOf(browser, null);
  await page.goto(server.address);
  await page.getByRole('button', { name: /à tour de rôle/i }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').nth(0).fill('Zoé');
  await sheet.getByRole('textbox').nth(1).fill('Yann');
  await sheet.locator('form button.primary').click();
  await expect(page.getByRole('status').filter({ hasText: /À toi/ })).toContainText(/Zoé|Yann/);
  await playOn(page, 'keys', line(), 1);
  await expect(myTurn(page)).toBeVisible();
});

test('a code brings another device along, with all seats', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, {
    game: 'classic',
    seats: 2,
    options: { hand: 2 },
    bots: ['child'],
    start: true,
  });
  const old = await browserOf(browser, ada);
  await old.goto(`${server.address}/t/${code}`);
  await expect(myTurn(old)).toBeVisible();
  const home = await browserOf(browser, ada);
  await home.goto(server.address);
  await home.getByRole('button', { name: 'Jouer aussi sur un autre appareil', exact: true }).click();
  const recovery = (await home.getByRole('dialog').locator('b').textContent()) ?? '';

  const fresh = await browserOf(browser, null);
  await fresh.goto(server.address);
  await fresh.getByRole('button', { name: /code de reprise/i }).click();
  const field = fresh.getByLabel('Code de reprise', { exact: true });
  await field.fill('2222-2222');
  await field.press('Enter');
  await expect(fresh.getByText('Ce code est faux')).toBeVisible();
  await field.fill(recovery.toLowerCase());
  await field.press('Enter');
  await expect(fresh.getByText('Te revoilà, Ada')).toBeVisible();
  await fresh.locator(`a[href="/t/${code}"]`).first().click();
  await expect(myTurn(fresh)).toBeVisible();
  await expect(old.getByText('ouverte dans un autre onglet')).toBeVisible();
  await playOn(fresh);
  await expect(atTheEnd(fresh)).toBeVisible();
});

test('the language changes in mid-game, for one and not for the others', async ({ server, browser }) => {
  const options = { hand: 2 };
  const [first, second] = await beginTogether(server, browser, { game: 'twist', seats: 2, options });
  await first.getByRole('button', { name: 'Réglages', exact: true }).click();
  await first.getByRole('dialog').getByRole('button', { name: /^EN/ }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(first.locator('.flag')).toContainText(/Your turn|plays/);
  await expect(first.locator('html')).toHaveAttribute('lang', 'en');
  const titles = await second.locator('.line h3, .hand h3, .opp li').allTextContents();
  const seen = async () => (await first.locator('.line h3, .hand h3, .opp li').allTextContents()).sort();
  await expect.poll(seen).toEqual(titles.sort());
  await Promise.all([playOn(first), playOn(second, 'mouse', line(1))]);
  await expect(atTheEnd(first)).toContainText(/win/);
});
