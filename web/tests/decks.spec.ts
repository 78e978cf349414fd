// Decks: browsing, leafing, printing, and sharing from one browser to another.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { seriousFlaws } from './axe';
import { browserOf, somebody, type Somebody } from './people';
import { shelf } from './secrets';
import { expect, test, type Server } from './server';

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const tiles = (page: Page) => page.locator('.tile');

const island = {
  format: 1,
  id: 'our-island',
  title: { fr: 'L’histoire de notre île' },
  description: { fr: 'Phares et naufrages.' },
  colour: '#18777b',
  cover: 'lighthouse',
  cards: Array.from({ length: 60 }, (_, i) => ({
    id: `card-${(i * 37) % 60}x`,
    year: 1500 + i * 8,
    title: { fr: `Le phare numéro ${'abcdefghij'[i % 10]}${'klmnop'[Math.floor(i / 10)]}` },
    dated: { fr: 'premier feu' },
    themes: ['transport'],
    illustration: 'lighthouse',
  })),
};

async function send(server: Server, who: Somebody, deck: object): Promise<string> {
  const response = await fetch(`${server.address}/api/decks`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${who.token}` },
    body: JSON.stringify(deck),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { hash: string }).hash;
}

test('decks are searched, filtered and leafed through', async ({ server, browser }) => {
  const page = await browserOf(browser, null);
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Paquets' }).first().click();
  await expect(tiles(page)).toHaveCount(shelf.length);

  await page.getByRole('searchbox').fill('sciences');
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('joconde');
  const card = page.getByRole('link', { name: /^La Joconde/ });
  await expect(card).toBeVisible();
  await card.click();
  await expect(page.locator('.cards button:focus')).toContainText('La Joconde');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cards button:focus .yr')).toContainText('1503');
  await page.getByRole('link', { name: 'Revenir au paquet' }).click();
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();

  await page.getByRole('button', { name: 'Arts', exact: true }).click();
  await expect(tiles(page).first()).toContainText('Arts, musique et cinéma');
  await page.getByRole('button', { name: 'Les miens' }).click();
  await expect(page.getByRole('heading', { name: 'Ici viendront tes paquets' })).toBeVisible();
  await page.getByRole('button', { name: 'Tous', exact: true }).click();

  await tiles(page).filter({ hasText: 'Inventions' }).click();
  await page.getByRole('link', { name: /^Feuilleter les/ }).click();
  const cards = page.locator('.cards button');
  await expect(cards.first()).toBeVisible();
  await expect(page.locator('.cards .yr')).toHaveCount(0);
  await cards.first().click();
  await expect(page.locator('.cards .yr')).toHaveCount(1);
  await page.getByRole('switch', { name: 'Montrer les années' }).click();
  await expect(page.locator('.cards .yr')).toHaveCount(await cards.count());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Les cartes de/ })).toBeVisible();
});

test('a deck is printed', async ({ server, browser }) => {
  const page = await browserOf(browser, await somebody(server, 'Ada'));
  await page.goto(`${server.address}/decks/everyday`);
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await page.getByRole('button', { name: 'Petites' }).click();
  await page.getByRole('button', { name: 'Préparer le PDF' }).click();
  const file = page.getByRole('link', { name: 'Télécharger le PDF' });
  await expect(file).toBeVisible();
  const download = page.waitForEvent('download');
  await file.click();
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
});

test('a deck is shared by its code, kept and played with', async ({ server, browser }) => {
  const [ada, ben] = [await somebody(server, 'Ada'), await somebody(server, 'Ben')];
  const hash = await send(server, ada, island);
  const hers = await browserOf(browser, ada);
  await hers.goto(`${server.address}/decks`);
  await expect(tiles(hers).first()).toContainText('à moi');
  await tiles(hers).first().click();
  await hers.getByRole('button', { name: 'Partager' }).click();
  const code = `${hash.slice(0, 5)}-${hash.slice(5, 10)}`;
  await expect(hers.getByRole('dialog')).toContainText(code);

  const his = await browserOf(browser, ben, phone);
  await his.goto(`${server.address}/decks`);
  await his.getByRole('button', { name: 'J’ai un code' }).click();
  await his.getByLabel('Code du paquet').fill('00000 00000');
  await his.getByRole('button', { name: 'Trouver' }).click();
  await expect(his.getByRole('dialog')).toContainText('Aucun paquet ne porte ce code');
  await his.getByLabel('Code du paquet').fill(code.toUpperCase().replace('-', ' '));
  await his.getByRole('button', { name: 'Trouver' }).click();
  await expect(his.getByRole('heading', { level: 1, name: 'L’histoire de notre île' })).toBeVisible();
  expect(await his.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await his.getByRole('button', { name: 'Garder' }).click();
  await his.getByRole('button', { name: 'Retirer des miens' }).click();
  await his.getByRole('button', { name: 'Retirer', exact: true }).click();
  await expect(his.getByRole('button', { name: 'Garder' })).toBeVisible();
  await his.getByRole('button', { name: 'Jouer avec ce paquet' }).click();
  await expect(his).toHaveURL(/\/t\//);
});

for (const theme of ['light', 'dark'] as const) {
  for (const size of ['desktop', 'phone'] as const) {
    test(`axe finds nothing serious in decks (${theme}, ${size})`, async ({ server, browser }) => {
      test.slow();
      const ada = await somebody(server, 'Ada');
      await send(server, ada, island);
      const page = await browserOf(browser, ada, {
        colorScheme: theme,
        reducedMotion: 'reduce',
        ...(size === 'phone' ? phone : {}),
      });
      const look = async (where: string): Promise<void> => {
        expect(await seriousFlaws(page), where).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      };
      for (const path of ['/decks', '/decks/arts', '/decks/none-such']) {
        await page.goto(server.address + path);
        await expect(page.getByRole('heading').first()).toBeAttached();
        await look(path);
      }
      await page.goto(`${server.address}/decks/arts/cards`);
      // A few cards tell as much as all of them.
      await page.getByRole('searchbox').fill('la');
      await page.getByRole('switch').click();
      await page.locator('.cards button').first().click();
      await look('cards');
      for (const sheet of ['print', 'share']) {
        await page.goto(`${server.address}/decks/arts?${sheet}`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await look(sheet);
      }
      await page.goto(`${server.address}/decks`);
      await page.getByRole('searchbox').fill('phare');
      await expect(page.getByRole('link', { name: /^Le phare numéro/ }).first()).toBeVisible();
      await look('search');
    });
  }
}
