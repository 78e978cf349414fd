// What holds for every screen: reachable in three actions, without serious flaws for those who use other senses, and
// without a word to other hosts.
import { seriousFlaws } from './axe';
import { browserOf, openTable, somebody } from './people';
import { myTurn } from './player';
import { expect, test } from './server';

test('a newcomer places a card with three actions', async ({ server, browser }) => {
  const page = await browserOf(browser, null);
  await page.goto(server.address);
  await page.getByRole('button', { name: /jouer tout de suite/i }).click();
  const card = page.locator('.hand.active button').first();
  const title = (await card.locator('h3').textContent()) ?? '';
  await card.click();
  await page.locator('[data-gap="0"]').click({ force: true });
  await expect(page.locator('.hand li').filter({ hasText: title })).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious (${theme})`, async ({ server, browser }) => {
    const ada = await somebody(server, 'Ada');
    const playing = await openTable(server, ada, { game: 'classic', seats: 3, bots: ['child', 'child'], start: true });
    const gathering = await openTable(server, ada, { game: 'classic', seats: 4 });
    const page = await browserOf(browser, ada, { colorScheme: theme, reducedMotion: 'reduce' });
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') || protocol.startsWith('ws')) hosts.add(host);
    });
    for (const path of ['/', `/t/${playing}`, `/t/${gathering}`]) {
      await page.goto(server.address + path);
      if (path === '/') await expect(page.getByRole('contentinfo')).toBeVisible(); // the last to come
      if (path.endsWith(playing)) await expect(myTurn(page)).toBeVisible();
      expect(await seriousFlaws(page), path).toEqual([]);
    }
    expect([...hosts]).toEqual([new URL(server.address).host]);
  });
}
