// Several people on one seat of The Challenge.
import { browserOf, openTable, somebody } from './people';
import { expect, test } from './server';

test('those of a team see what the others dial, and one confirms for all', async ({ server, browser }) => {
  const [ada, bob] = [await somebody(server, 'Ada'), await somebody(server, 'Bob')];
  const code = await openTable(server, ada, { game: 'challenge', seats: 2, teams: true, bots: ['child'] });
  const [hers, his] = [await browserOf(browser, ada), await browserOf(browser, bob)];
  for (const page of [hers, his]) await page.goto(`${server.address}/t/${code}`);
  await his.getByLabel('Ton prénom').fill('Bob');
  await his.getByRole('button', { name: 'Prendre place', exact: true }).click();
  await expect(hers.getByText('Équipe de Ada')).toBeVisible();
  await hers.getByRole('button', { name: /Commencer/ }).click();

  const [herWheel, hisWheel] = [hers, his].map((page) => page.getByRole('spinbutton').nth(1));
  await expect(hisWheel!).toBeVisible();
  await herWheel!.focus();
  await hers.keyboard.press('8');
  await expect(his.getByText('Ada propose')).toBeVisible();
  await his.getByRole('button', { name: 'Reprendre', exact: true }).click();
  await expect(hisWheel!).toHaveAttribute('aria-valuenow', '8');
  await his.getByRole('button', { name: 'Valider', exact: true }).click();
  await expect(hers.getByRole('button', { name: 'Valider', exact: true })).toBeHidden();
});
