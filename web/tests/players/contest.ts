// I Doubt It!: every other card is misplaced on purpose; what is wrong is contested, and what is right accepted.
import { expect, type Page } from '@playwright/test';
import { place, yearOf, yearsOf, type Game, type How } from '../player';
import type { Player } from './index';

const handOf = (page: Page): Promise<string[]> => page.locator('.hand li h3').allTextContents();

async function isRight(page: Page): Promise<boolean> {
  const open = page.locator('li.gap.open');
  const year = yearOf((await page.locator('.well .proposal h3').textContent()) ?? '');
  const gap = Number(await open.locator('[data-gap]').getAttribute('data-gap'));
  const line = await yearsOf(page.locator('.line .slot h3'));
  return (line[gap - 1] ?? -Infinity) <= year && year <= (line[gap] ?? Infinity);
}

async function decide(page: Page, how: How): Promise<void> {
  const contest = !(await isRight(page));
  const choices = page.locator('.choice .big');
  const question = page.locator('.choice h2');
  const asked = await question.allTextContents();
  if (how === 'mouse') await choices.nth(contest ? 1 : 0).click();
  else {
    await page.keyboard.press('ArrowRight');
    if (contest) await page.keyboard.press('ArrowRight');
    await expect(choices.nth(contest ? 1 : 0)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  // Robots are quick: the next question may be there at once.
  await expect.poll(() => question.allTextContents()).not.toEqual(asked);
}

async function give(page: Page, how: How): Promise<void> {
  const receiver = page.locator('.gift .seats button').first();
  const held = await handOf(page);
  if (how === 'mouse') {
    await page.locator('.hand.active button').first().click();
    await receiver.click();
  } else {
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowRight');
    await expect(receiver).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => handOf(page)).not.toEqual(held);
}

export function contest(): Game {
  let placed = 0;
  return {
    ready: (page) => page.locator('.choice, .gift, footer.seat.mine .hand.active').first(),
    act: async (page, how) => {
      if (await page.locator('.choice').isVisible()) return decide(page, how);
      if (await page.locator('.gift').isVisible()) return give(page, how);
      const held = await handOf(page);
      await place(page, how, placed++ % 2 === 1);
      await expect.poll(() => handOf(page)).not.toEqual(held);
    },
  };
}

export const player: Player = { short: { hand: 2, rounds: 2 }, play: contest };
