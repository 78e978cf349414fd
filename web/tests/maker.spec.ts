// Making a deck: by hand with the keyboard alone, and out of a file.
import type { Page } from '@playwright/test';
import { seriousFlaws } from './axe';
import { browserOf, somebody } from './people';
import { expect, test } from './server';

const cards = [
  ['vers 7000 av. J.-C.', 'Les premiers pêcheurs', 'amas de coquilles', 'nature'],
  ['−44', 'La voie romaine', 'premier tracé', 'transports'],
  ['1120', 'La chapelle', 'consécration', 'religion'],
  ['1534', 'La carte de l’amiral', 'dessin', 'exploration'],
  ['18E6', 'Le phare', 'premier feu', 'mer'],
  ['1868', 'La conserverie', 'mise en route', 'travail'],
  ['1896', 'Le naufrage', 'nuit de juin', 'Vie de l’île'],
  ['1931', 'Le bac à vapeur', 'première traversée', 'transports'],
  ['1957', 'Les réverbères', 'premières lampes', 'énergie'],
  ['1974', 'Le club de voile', 'premières régates', 'sport'],
  ['1999', 'La grande tempête', 'nuit de décembre', 'nature'],
  ['2016', 'Le câble', 'raccordement', 'communication'],
] as const;

async function write(page: Page): Promise<void> {
  for (const card of cards) {
    for (const [i, text] of card.entries()) {
      await page.keyboard.type(text);
      await page.keyboard.press(i < 3 ? 'Tab' : 'Enter');
    }
  }
}

const rows = (page: Page) => page.locator('main ol > li');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });

test('twelve cards by keyboard, mended, kept, saved, played', async ({ server, browser }) => {
  const page = await browserOf(browser, await somebody(server, 'Ada'));
  await page.goto(`${server.address}/make`);
  await expect(page.getByRole('textbox', { name: 'Année', exact: true })).toBeFocused();
  await write(page);
  await expect(rows(page)).toHaveCount(13);
  await expect(row(page, 'Les premiers pêcheurs')).toContainText(/vers\s*7000\s*av\.\sJ\.-C\./);

  // What is no year is said beside its row, and mended with one tap.
  await expect(row(page, 'Le phare')).toContainText('« 18E6 » n’est pas une année');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Pas encore jouable')).toBeVisible();
  await page.getByRole('button', { name: 'Mettre 1836' }).click();
  await expect(page.getByRole('textbox', { name: 'Année', exact: true })).toHaveValue('1836');

  // A step back and forth.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: 'Année', exact: true })).toHaveValue('18E6');
  await page.keyboard.press('Control+y');
  await expect(page.getByRole('textbox', { name: 'Année', exact: true })).toHaveValue('1836');

  await page.reload();
  await expect(rows(page)).toHaveCount(13);
  await expect(row(page, 'Le phare')).toContainText('1836');

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/12 cartes, enregistré à/)).toBeVisible();
  await expect(page).toHaveURL(/\/make\/[0-9a-f]{64}$/);
  await page.reload();
  await expect(rows(page)).toHaveCount(12);
  await expect(row(page, 'Le naufrage')).toContainText('Vie de l’île');

  // The order is the author's.
  const before = page.url();
  await page.locator('[data-row]').first().press('Alt+ArrowDown');
  await page.keyboard.press('Control+s');
  await expect(page).not.toHaveURL(before);
  await page.reload();
  await expect(rows(page).nth(0)).toContainText('La voie romaine');
  await expect(rows(page).nth(1)).toContainText('Les premiers pêcheurs');
  await expect(rows(page).nth(11)).toContainText('Le câble');

  await page.getByRole('button', { name: 'Jouer' }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9]+$/);
  await expect(page.getByRole('button', { name: /Commencer/ })).toBeVisible();
});

test('cards go, come back, are doubled and carried', async ({ server, browser }) => {
  const page = await browserOf(browser, await somebody(server, 'Ada'));
  await page.goto(`${server.address}/make/arts`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(copie)');
  const before = await rows(page).count();
  await page.locator('[data-row]').nth(1).click();
  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(rows(page)).toHaveCount(before - 1);
  await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click();
  await expect(rows(page)).toHaveCount(before);
  await page.locator('[data-row]').nth(1).click();
  await page.getByRole('button', { name: 'Dupliquer' }).click();
  await expect(rows(page)).toHaveCount(before + 1);

  const title = await page.locator('[data-row] .title').first().innerText();
  await page.locator('[data-row]').first().press('Alt+ArrowDown');
  await expect(rows(page).nth(1)).toContainText(title);
  const grip = await rows(page).nth(1).locator('.grip').boundingBox();
  await page.mouse.move(grip!.x + 9, grip!.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip!.x + 9, grip!.y - 60, { steps: 5 });
  await page.mouse.up();
  await expect(rows(page).first()).toContainText(title);
});

test('a file with a bad row', async ({ server, browser }) => {
  const page = await browserOf(browser, await somebody(server, 'Ada'));
  await page.goto(`${server.address}/make?import`);
  const csv =
    'année,titre,ce qui est daté\n1836,Le phare,premier feu\n18E6,La chapelle,consécration\n1900,Le métro,première ligne\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ile.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('2 cartes lues, une ligne laissée');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Ligne 3' })).toContainText('18E6');
  await sheet.getByRole('button', { name: 'Prendre les 2 cartes' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, 'Le métro')).toContainText('1900');
});

for (const theme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 360, height: 640 }],
  ] as const) {
    test(`axe finds nothing serious in the maker (${theme}, ${device})`, async ({ server, browser }) => {
      const page = await browserOf(browser, await somebody(server, 'Ada'), {
        colorScheme: theme,
        reducedMotion: 'reduce',
        viewport,
      });
      const judge = async (where: string): Promise<void> => {
        expect(await seriousFlaws(page), where).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      };
      await page.goto(`${server.address}/make`);
      await judge('empty');
      await page.getByRole('button', { name: 'Ajouter une carte' }).click();
      await page.keyboard.type('18E6');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Le phare');
      await expect(page.getByRole('button', { name: 'Mettre 1836' }).first()).toBeVisible();
      await judge('wrong');
      await page.goto(`${server.address}/make?import`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await judge('import');
    });
  }
}
