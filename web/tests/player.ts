// Somebody who knows all the years, and plays through the page as a person would.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

interface DeckFile {
  cards: { title: Record<string, string>; year: number }[];
}

const folder = new URL('../../decks/', import.meta.url);
const years = new Map<string, number>();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  for (const card of (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as DeckFile).cards) {
    for (const title of Object.values(card.title)) years.set(title, card.year);
  }
}

export function yearOf(title: string): number {
  const year = years.get(title.trim());
  if (year === undefined) throw new Error(`no deck has a card “${title}”`);
  return year;
}

export async function lineYears(page: Page): Promise<number[]> {
  return (await page.locator('.line .slot h3').allTextContents()).map(yearOf);
}

export const myTurn = (page: Page) => page.locator('.seat.mine');
export const atTheEnd = (page: Page) => page.locator('.end .winner h1');

// The first card of the hand, to where it belongs, by the keyboard alone or with the mouse.
export async function placeRightly(page: Page, how: 'keys' | 'mouse' = 'mouse'): Promise<void> {
  const card = page.locator('.hand.active button').first();
  const year = yearOf((await card.locator('h3').textContent()) ?? '');
  const line = await lineYears(page);
  const gap = line.filter((each) => each <= year).length;
  if (how === 'mouse') {
    await card.click();
    await page.locator(`[data-gap="${gap}"]`).click({ force: true });
    return;
  }
  await page.keyboard.press('1');
  const start = Math.floor(line.length / 2);
  const key = gap > start ? 'ArrowRight' : 'ArrowLeft';
  for (let i = 0; i < Math.abs(gap - start); ++i) await page.keyboard.press(key);
  await expect(page.locator(`[data-gap="${gap}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
}

// Until the game is over.
export async function playOn(page: Page, how: 'keys' | 'mouse' = 'mouse'): Promise<void> {
  while (!(await atTheEnd(page).isVisible())) {
    await expect(myTurn(page).locator('.hand.active').or(atTheEnd(page)).first()).toBeVisible({ timeout: 20_000 });
    if (await atTheEnd(page).isVisible()) return;
    const hand = page.locator('.hand li h3');
    const held = await hand.allTextContents();
    await placeRightly(page, how);
    await expect.poll(() => hand.allTextContents(), { timeout: 20_000 }).not.toEqual(held);
  }
}
