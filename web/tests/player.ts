// Somebody who knows all the years, and plays through the page as a person would.
import { expect, type Locator, type Page } from '@playwright/test';
import { shelf, type Card } from './secrets';

const years = new Map<string, number>();
export function learn(cards: Card[]): void {
  for (const { title, year } of cards)
    for (const each of Object.values(title)) {
      if (years.has(each) && years.get(each) !== year) throw new Error(`two cards are called “${each}”`);
      years.set(each, year);
    }
}
for (const { cards } of shelf) learn(cards);

export function yearOf(title: string): number {
  const year = years.get(title.trim());
  if (year === undefined) throw new Error(`no deck has a card “${title}”`);
  return year;
}

export async function yearsOf(titles: Locator): Promise<number[]> {
  return (await titles.allTextContents()).map(yearOf);
}

export const gapFor = (year: number, line: number[]): number => line.filter((each) => each <= year).length;

export type How = 'keys' | 'mouse';

// How a game is played: when one may act, and how one does.
export interface Game {
  ready: (page: Page) => Locator;
  act: (page: Page, how: How) => Promise<void>;
}

// Whoever is out of a tie-break waits until the others are done with it.
const longPatience = { timeout: 150_000 };
export const myTurn = (page: Page) => page.locator('footer.seat.mine');
export const atTheEnd = (page: Page) => page.locator('.end h1');

// The first card of the hand, to where it belongs or to where it does not, by the keyboard alone or with the mouse.
export async function place(page: Page, how: How, rightly = true): Promise<void> {
  const card = page.locator('.hand.active button').first();
  const year = yearOf((await card.locator('h3').textContent()) ?? '');
  const line = await yearsOf(page.locator('.line .slot h3'));
  const right = gapFor(year, line);
  const gap = rightly ? right : right === 0 ? line.length : 0;
  const target = page.locator(`[data-gap="${gap}"]`);
  if (how === 'mouse') {
    await card.click();
    await target.click();
    return;
  }
  await page.keyboard.press('1');
  const start = Math.floor(line.length / 2);
  await expect(page.locator(`[data-gap="${start}"]`)).toBeFocused();
  const key = gap > start ? 'ArrowRight' : 'ArrowLeft';
  for (let i = 0; i < Math.abs(gap - start); ++i) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

export const placeRightly = (page: Page, how: How = 'mouse'): Promise<void> => place(page, how);

// With `misses`, so many cards go wrong first: two who know everything would tie for ever.
export function line(misses = 0): Game {
  let missed = 0;
  return {
    ready: (page) => myTurn(page).locator('.hand.active'),
    act: async (page, how) => {
      const hand = page.locator('.hand li h3');
      const held = await hand.allTextContents();
      await place(page, how, missed++ >= misses);
      await expect.poll(() => hand.allTextContents()).not.toEqual(held);
    },
  };
}

// So many moves, or until the game is over.
export async function playOn(page: Page, how: How = 'mouse', game = line(), moves = Infinity): Promise<void> {
  for (let i = 0; i < moves; ++i) {
    await expect(game.ready(page).or(atTheEnd(page)).first()).toBeVisible(longPatience);
    if (await atTheEnd(page).isVisible()) return;
    await game.act(page, how);
  }
}
