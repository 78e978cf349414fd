// Panels that open over a board: they close, they make way for a decision, and never lie over what one decides with.
import type { Browser, Locator, Page } from '@playwright/test';
import { beginTogether, browserOf, openTable, somebody } from './people';
import { atTheEnd, myTurn, place, playOn } from './player';
import { coop } from './players/coop';
import { expect, test, type Server } from './server';

const calm = { reducedMotion: 'reduce' } as const;
const reveal = (page: Page): Locator => page.locator('.reveal');

async function sitDown(server: Server, browser: Browser, wishes: object): Promise<Page> {
  const ada = await somebody(server, 'Ada');
  const code = await openTable(server, ada, { seats: 2, bots: ['child'], start: true, ...wishes });
  const page = await browserOf(browser, ada, calm);
  await page.goto(`${server.address}/t/${code}`);
  return page;
}

// From now on no timer of the page ends: what it shows for a while stays until something closes it.
async function freeze(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

// What of the hand, the flag, the clock and the answers lies under it.
function covered(panel: Locator): Promise<string[]> {
  return panel.evaluate((element) => {
    const over = element.getBoundingClientRect();
    const controls = [...document.querySelectorAll('.flag, .clock, .hand li, .choices button, .acts button')];
    const under = controls.filter((each) => {
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
      const apart = right <= over.left || left >= over.right || bottom <= over.top || top >= over.bottom;
      return width > 1 && height > 1 && !apart;
    });
    return under.map(({ className, textContent }) => `${className}: ${textContent?.trim()}`);
  });
}

async function liesBeside(page: Page, panel: Locator): Promise<void> {
  const own = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => covered(panel), `at ${size.width} × ${size.height}`).toEqual([]);
  }
  if (own) await page.setViewportSize(own);
}

test('reactions close by Escape and by a click beside them, and go when the end comes', async ({ server, browser }) => {
  const page = await sitDown(server, browser, { game: 'classic', options: { hand: 1 } });
  await expect(myTurn(page)).toBeVisible();
  const opener = page.getByRole('button', { name: 'Réagir', exact: true });
  const bravo = page.getByRole('button', { name: 'Bravo !', exact: true });
  await opener.click();
  await expect(bravo).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(bravo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bravo).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(bravo).toBeVisible();
  await page.locator('.stage').click({ position: { x: 5, y: 5 } });
  await expect(bravo).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await bravo.click();
  await expect(bravo).toBeHidden();
  const said = page.getByText('Ada : Bravo !');
  await expect(said).toBeVisible();
  await expect(said).toBeHidden();

  await opener.click();
  await playOn(page, 'keys');
  await expect(atTheEnd(page)).toBeVisible();
  await expect(bravo).toBeHidden();
  await opener.click();
  await expect(bravo).toBeVisible();
});

test('dialogs of a table close by a click beside them', async ({ server, browser }) => {
  const page = await sitDown(server, browser, { game: 'classic' });
  await expect(myTurn(page)).toBeVisible();
  for (const open of [
    () => page.getByRole('button', { name: 'Règles', exact: true }).click(),
    () => page.getByRole('button', { name: 'Réglages', exact: true }).click(),
    () => page.keyboard.press('?'),
  ]) {
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(4, 400);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a verdict of a line game lies beside what one plays with, and makes way', async ({ server, browser }) => {
  const page = await sitDown(server, browser, { game: 'classic', options: { hand: 6 }, turn_seconds: 120 });
  await expect(myTurn(page)).toBeVisible();
  await freeze(page);
  for (const rightly of [true, false]) {
    await place(page, 'mouse', rightly);
    await expect(myTurn(page)).toBeVisible();
    await expect(page.locator('.clock')).toBeVisible();
    await liesBeside(page, reveal(page));
    await page.keyboard.press('Escape');
    await expect(reveal(page)).toBeHidden();
  }
  await place(page, 'mouse');
  await expect(myTurn(page)).toBeVisible();
  await reveal(page).click({ position: { x: 6, y: 20 } });
  await expect(reveal(page)).toBeHidden();

  await place(page, 'mouse');
  await expect(myTurn(page)).toBeVisible();
  await expect(reveal(page)).toBeVisible();
  const card = page.locator('.hand.active button').first();
  await card.click();
  await expect(reveal(page)).toBeHidden();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await expect(reveal(page)).toBeHidden();
});

test('a verdict of coop lies beside what one plays with, and makes way', async ({ server, browser }) => {
  const page = await sitDown(server, browser, { game: 'coop', options: { hand: 4, cards: 20 }, turn_seconds: 120 });
  await expect(coop.ready(page)).toBeVisible();
  await freeze(page);
  await playOn(page, 'mouse', coop, 1);
  await liesBeside(page, reveal(page));
  await page.keyboard.press('Escape');
  await expect(reveal(page)).toBeHidden();

  await playOn(page, 'mouse', coop, 1);
  await expect(coop.ready(page)).toBeVisible();
  await expect(reveal(page)).toBeVisible();
  await page.locator('ul.hand button.held').first().click();
  await expect(reveal(page)).toBeHidden();
});

// Whose turn it is, then whoever waits.
async function inTurn([first, second]: [Page, Page]): Promise<[Page, Page]> {
  await expect.poll(async () => (await myTurn(first).count()) + (await myTurn(second).count())).toBe(1);
  return (await myTurn(first).count()) ? [first, second] : [second, first];
}

test('a team mate’s hand makes way when it is one’s turn', async ({ server, browser }) => {
  const [acts, waits] = await inTurn(await beginTogether(server, browser, { game: 'coop', seats: 2 }, [calm, calm]));
  await waits.locator('.mate .open').click();
  await expect(waits.getByRole('dialog')).toBeVisible();
  while (await myTurn(acts).isVisible()) await coop.act(acts, 'mouse');
  await expect(myTurn(waits)).toBeVisible();
  await expect(waits.getByRole('dialog')).toBeHidden();
});

test('panels of contest make way for a decision, and lie beside the answers', async ({ server, browser }) => {
  const wishes = { game: 'contest', seats: 2, options: { hand: 2, rounds: 2 }, turn_seconds: 120 };
  const pages = await beginTogether(server, browser, wishes, [calm, calm]);
  let [acts, waits] = await inTurn(pages);
  const answer = (page: Page, nth: number): Promise<void> => page.locator('.choice .big').nth(nth).click();

  // An opponent’s hand.
  const tile = waits.locator('.tile:not(.me)');
  const peek = waits.getByRole('region', { name: /^La main de|’s hand$/ });
  await tile.click();
  await expect(peek.getByRole('listitem')).toHaveCount(2);
  await waits.keyboard.press('Escape');
  await expect(peek).toBeHidden();
  await expect(tile).toBeFocused();
  await tile.click();
  await expect(peek).toBeVisible();
  await waits.locator('.stage').click({ position: { x: 5, y: 5 } });
  await expect(peek).toBeHidden();
  await tile.click();
  await expect(peek).toBeVisible();
  for (const page of pages) await freeze(page);
  await place(acts, 'mouse');
  await expect(waits.locator('.choice')).toBeVisible();
  await expect(peek).toBeHidden();

  // The verdict, beside the one to whom a card is given; then it makes way for the gift.
  await answer(waits, 1);
  await expect(acts.locator('.gift')).toBeVisible();
  await liesBeside(acts, reveal(acts));
  await acts.locator('.hand.active button').first().click();
  await expect(reveal(acts)).toBeHidden();
  await acts.locator('.gift .seats button').first().click();

  // The points of the round.
  const points = (page: Page): Locator => page.locator('.ended');
  for (const page of pages) await expect(page.locator('header').getByText(/(Manche|Round) 2/)).toBeVisible();
  for (const page of pages) await page.clock.runFor(3000);
  [acts, waits] = await inTurn(pages);
  await liesBeside(waits, points(waits));
  await points(waits).click({ position: { x: 6, y: 20 } });
  await expect(points(waits)).toBeHidden();
  await expect(points(acts)).toBeVisible();
  await place(acts, 'mouse');
  await expect(points(acts)).toBeHidden();

  // A verdict makes way for the answers to the next card.
  await answer(waits, 0);
  await expect(reveal(acts)).toBeVisible();
  await place(waits, 'mouse');
  await expect(acts.locator('.choice')).toBeVisible();
  await expect(reveal(acts)).toBeHidden();
});

test('what was turned over in the challenge is left by a tap or by Escape', async ({ server, browser }) => {
  const board = { track: Array.from({ length: 9 }, () => 'gap'), duels: [] };
  const page = await sitDown(server, browser, { game: 'challenge', options: { board } });
  const confirm = page.getByRole('button', { name: 'Valider', exact: true });
  const answers = page.getByRole('list', { name: 'Les réponses' });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.locator('section.right .cards').click()]) {
    await confirm.click();
    await expect(answers).toBeVisible();
    await leave();
    await expect(answers).toBeHidden();
    await expect(page.getByRole('spinbutton').first()).toBeFocused();
  }
});
