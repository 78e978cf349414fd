// The games with one line, played to their end in real browsers.
import { gamesOf } from './games';
import { beginTogether, browserOf, noticesLoss, openTable, somebody } from './people';
import { atTheEnd, line, myTurn, playOn } from './player';
import { expect, test } from './server';

const small = { hand: 3 };

for (const game of gamesOf('line')) {
  test(`${game} is played to the end by two browsers and a robot`, async ({ server, browser }) => {
    const [first, second] = await beginTogether(server, browser, { game, seats: 3, options: small });
    await Promise.all([playOn(first), playOn(second, 'mouse', line(1))]);
    await expect(atTheEnd(second)).toBeVisible();
    await expect(atTheEnd(first)).toContainText(/gagne/);
  });
}

test('the keyboard alone is enough', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, {
    game: 'classic',
    seats: 2,
    options: small,
    bots: ['child'],
    start: true,
  });
  const page = await browserOf(browser, ada);
  await page.goto(`${server.address}/t/${code}`);
  await playOn(page, 'keys');
  await expect(atTheEnd(page)).toBeVisible();
});

test('a phone drags a card onto the line', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, {
    game: 'classic',
    seats: 2,
    options: small,
    bots: ['child'],
    start: true,
  });
  const page = await browserOf(browser, ada, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await page.goto(`${server.address}/t/${code}`);
  await expect(myTurn(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const before = await page.locator('.hand li').first().locator('h3').textContent();
  const from = (await page.locator('.hand li button').first().boundingBox())!;
  const box = (await page.locator('.line').boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 40, { steps: 4 });
  await page.mouse.move(box.x + 60, box.y + box.height - 4, { steps: 6 });
  await expect(page.locator('.hollow')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.hand li').first().locator('h3')).not.toHaveText(before ?? '');
});

test('a reload, and a server that is killed, change nothing', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, {
    game: 'classic',
    seats: 2,
    options: { hand: 4 },
    bots: ['child'],
    start: true,
  });
  const page = await browserOf(browser, ada);
  await page.goto(`${server.address}/t/${code}`);
  await playOn(page, 'mouse', line(), 1);
  await expect(myTurn(page)).toBeVisible();
  const told = async () => [
    await page.locator('.line h3').allTextContents(),
    await page.locator('.hand h3').allTextContents(),
  ];
  const before = await told();
  await page.reload();
  await expect(myTurn(page)).toBeVisible();
  expect(await told()).toEqual(before);

  await Promise.all([noticesLoss(page), server.kill()]);
  await server.start();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await told()).toEqual(before);
  await playOn(page);
});

test('another tab takes the seat over, and gives it back', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, { game: 'classic', seats: 2, bots: ['child'], start: true });
  const one = await browserOf(browser, ada);
  await one.goto(`${server.address}/t/${code}`);
  await expect(myTurn(one)).toBeVisible();
  const other = await one.context().newPage();
  await other.goto(`${server.address}/t/${code}`);
  await expect(myTurn(other)).toBeVisible();
  await expect(one.getByText('ouverte dans un autre onglet')).toBeVisible();
  await one.getByRole('button', { name: 'Revenir ici', exact: true }).click();
  await expect(myTurn(one)).toBeVisible();
});
