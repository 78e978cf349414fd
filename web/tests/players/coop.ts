// Together: cards to where they belong, a discard where the icon matches, and the end of the turn.
import { expect, type Page } from '@playwright/test';
import { gapFor, myTurn, yearOf, yearsOf, type Game, type How } from '../player';
import type { Player } from './index';

const buttons = (page: Page) => page.locator('.acts button');
const isOn = async (page: Page, nth: number): Promise<boolean> =>
  (await buttons(page).nth(nth).getAttribute('aria-disabled')) === 'false';

// Of what only a move changes: both rows, the hand with what is stuck in it, and whose turn it is.
async function standing(page: Page): Promise<string> {
  const parts = [page.locator('.rows [data-card]'), page.locator('ul.hand > li > *'), page.locator('.flag b')];
  const [rows, hand, turn] = await Promise.all(parts.map((each) => each.allTextContents()));
  return JSON.stringify([rows?.length, hand, turn]);
}

async function press(page: Page, nth: number, how: How): Promise<void> {
  const button = buttons(page).nth(nth);
  if (how === 'mouse') return button.click();
  await button.focus();
  await page.keyboard.press('Enter');
}

async function choose(page: Page, how: How): Promise<number> {
  const cards = page.locator('ul.hand > li');
  const free = cards.filter({ has: page.locator('button.held') }).first();
  const year = yearOf((await free.locator('h3').textContent()) ?? '');
  if (how === 'mouse') await free.locator('button.held').click();
  else {
    const stuck = await cards.evaluateAll((all) => all.findIndex((each) => each.querySelector('button.held')));
    await page.keyboard.press(String(stuck + 1));
  }
  await expect(free.locator('button.held')).toHaveAttribute('aria-pressed', 'true');
  return year;
}

// A wish for the place where the card belongs, if it is free: the place is looked for otherwise.
async function wish(page: Page, year: number, how: How): Promise<void> {
  const gap = gapFor(year, await yearsOf(page.locator('.rows .bottom h3')));
  const place = page.locator(`button[data-gap="${gap}"]`);
  if ((await place.count()) === 0) return;
  if (how === 'mouse') return place.click();
  const free = await page
    .locator('button[data-gap]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-gap')));
  for (let i = 0; i <= free.indexOf(String(gap)); ++i) await page.keyboard.press('ArrowRight');
  await expect(place).toHaveAttribute('aria-pressed', 'true');
}

export const coop: Game = {
  ready: (page) => myTurn(page).locator('.hand.active'),
  act: async (page, how) => {
    const before = await standing(page);
    if (await isOn(page, 2)) {
      await press(page, 2, how);
    } else {
      const year = await choose(page, how);
      if (await isOn(page, 1)) {
        await press(page, 1, how);
      } else {
        await wish(page, year, how);
        await press(page, 0, how);
      }
    }
    await expect.poll(() => standing(page)).not.toEqual(before);
  },
};

export const player: Player = {
  short: { hand: 3, cards: 14 },
  play: () => coop,
  move: async (page) => {
    await page.keyboard.press('1');
    await page.getByRole('button', { name: /retourner/i }).click();
    await expect(page.getByRole('button', { name: /retourner/i })).toBeDisabled();
  },
};
