// The Challenge: wheels set to what is right, duels, and the buttons that lead on.
import { expect, type Locator, type Page } from '@playwright/test';
import type { TrialKind } from '../../src/games/types';
import { challengeBoardWords } from '../../src/games/challenge/words';
import { gapFor, yearOf, yearsOf, type Game, type How } from '../player';
import { languages } from '../texts';
import type { Player } from './index';

const kinds = new Map<string, TrialKind>(
  languages.flatMap((language) =>
    Object.entries(challengeBoardWords(language).kinds).map(([kind, [title]]): [string, TrialKind] => [
      title,
      kind as TrialKind,
    ]),
  ),
);

const digits = (number: number): number[] => [...String(Math.abs(number)).padStart(4, '0')].map(Number);

// What the wheels should show; the sign wheel as 1 before our era.
function answer(kind: TrialKind, years: number[], dates: number[]): number[] {
  const first = years[0] ?? 1;
  const period = (year: number): number => dates.filter((date) => date < year).length;
  switch (kind) {
    case 'four-cards':
      return years.map(period);
    case 'bet':
      return Array.from({ length: 4 }, () => period(first));
    case 'order':
      return years.map((year, i) => 1 + years.filter((other, j) => other < year || (other === year && j < i)).length);
    case 'right-date':
      return [first < 0 ? 1 : 0, ...digits(first)];
    case 'gap':
      return digits(first - (years[1] ?? first));
  }
}

async function dial(page: Page, values: number[], how: How): Promise<void> {
  const wheels = page.getByRole('spinbutton');
  await expect(wheels).toHaveCount(values.length);
  const signed = values.length === 5;
  if (how === 'keys') {
    await wheels.first().focus();
    if (signed) await page.keyboard.press(values[0] === 1 ? '-' : '+');
    for (const digit of signed ? values.slice(1) : values) await page.keyboard.press(String(digit));
  } else {
    for (const [i, value] of values.entries()) await turn(wheels.nth(i), value);
  }
  for (const [i, value] of values.entries())
    await expect(wheels.nth(i)).toHaveAttribute('aria-valuenow', String(value));
}

// By its buttons, the shorter way round.
async function turn(wheel: Locator, value: number): Promise<void> {
  const read = async (name: string): Promise<number> => Number(await wheel.getAttribute(name));
  const [now, least, most] = [await read('aria-valuenow'), await read('aria-valuemin'), await read('aria-valuemax')];
  const count = most - least + 1;
  const ahead = (((value - now) % count) + count) % count;
  const up = ahead <= count / 2;
  const button = wheel
    .locator('xpath=..')
    .getByRole('button')
    .nth(up ? 0 : 1);
  for (let i = 0; i < (up ? ahead : count - ahead); ++i) await button.click();
}

const side = (page: Page) => page.locator('section.right');
const main = (page: Page) => side(page).locator('footer .btn.primary');

async function press(page: Page, button: Locator, how: How): Promise<void> {
  if (how === 'mouse') return button.click();
  await button.focus();
  await page.keyboard.press('Enter');
}

// Whoever is to lose a duel puts the card where it does not belong.
async function placeInDuel(page: Page, how: How, rightly: boolean): Promise<void> {
  const line = await yearsOf(side(page).locator('.row .text b'));
  const drawn = side(page).locator('footer .held b');
  const title = (await drawn.textContent()) ?? '';
  const right = gapFor(yearOf(title), line);
  const gap = rightly ? right : right === 0 ? line.length : 0;
  await press(page, side(page).locator('.aim').nth(gap), how);
  await press(page, main(page), how);
  // Robots are quick: it may be one's turn again at once, with another card.
  await expect(side(page).locator('.well')).toHaveCount(0);
  await expect(drawn.filter({ hasText: title })).toHaveCount(0);
}

async function guess(page: Page, how: How): Promise<void> {
  const year = yearOf((await side(page).locator('.shown h3').textContent()) ?? '');
  await dial(page, [year < 0 ? 1 : 0, ...digits(year)], how);
  await press(page, main(page), how);
  await expect(page.getByRole('spinbutton').first()).toBeHidden();
}

async function tell(page: Page, how: How, kind: TrialKind, dates: number[]): Promise<void> {
  await dial(page, answer(kind, await yearsOf(side(page).locator('.cards h3')), dates), how);
  if (how === 'keys') await page.keyboard.press('Enter');
  else await main(page).click();
  // Locked, or turned over already.
  await expect(page.locator('[role=spinbutton]:not([aria-readonly=true])')).toHaveCount(0);
}

export interface Seen {
  trials: Set<TrialKind>;
  duels: number;
}

export function challenge(dates: number[], winsDuels: boolean, seen: Seen = { trials: new Set(), duels: 0 }): Game {
  return {
    ready: (page) => side(page).locator('footer .btn.primary:enabled, .aim').first(),
    act: async (page, how) => {
      if (await side(page).locator('.aim').first().isVisible()) {
        ++seen.duels;
        return placeInDuel(page, how, winsDuels);
      }
      const open = page.locator('[role=spinbutton]:not([aria-readonly=true])');
      const title = (await side(page).locator('header h2').textContent()) ?? '';
      const kind = kinds.get(title);
      if ((await open.count()) === 0) {
        // What was turned over has been looked at.
        const button = main(page);
        const label = await side(page).locator('header').innerText();
        await press(page, button, how);
        await expect.poll(async () => (await side(page).locator('header').allInnerTexts())[0]).not.toBe(label);
      } else if (kind) {
        seen.trials.add(kind);
        await tell(page, how, kind, dates);
      } else {
        ++seen.duels;
        await guess(page, how);
      }
    },
  };
}

const dates = [-500, 500, 1000, 1400, 1600, 1750, 1850, 1900, 1950];
const track = ['four-cards', 'right-date', 'bet', 'order', 'gap', 'order', 'bet', 'gap'];
const duels = [
  { after: 2, kind: 'sudden-death' },
  { after: 5, kind: 'more-or-less' },
];

export const player: Player = {
  short: { board: { dates, track, duels } },
  play: () => challenge(dates, true),
  move: async (page) => {
    await page.getByRole('button', { name: /valider/i }).click();
    await expect(page.getByRole('button', { name: /valider/i })).toBeHidden();
  },
};
