// The Challenge, to its end.
import { beginTogether, browserOf, openTable, somebody } from './people';
import { atTheEnd, playOn } from './player';
import { challenge, type Seen } from './players/challenge';
import { expect, test } from './server';

const dates = [-500, 500, 1000, 1400, 1600, 1750, 1850, 1900, 1950];

test('challenge is played to the end on a desk and on a phone', async ({ server, browser }) => {
  const track = ['four-cards', 'right-date', 'bet', 'order', 'gap', 'order', 'bet', 'right-date', 'gap', 'four-cards'];
  const duels = [
    { after: 2, kind: 'sudden-death' },
    { after: 5, kind: 'more-or-less' },
  ];
  const options = { board: { dates, track, duels }, final_duel: true };
  const calm = { reducedMotion: 'reduce' } as const;
  const phone = { ...calm, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const wishes = { game: 'challenge', seats: 3, options, bots: ['child'] };
  const [first, second] = await beginTogether(server, browser, wishes, [calm, phone]);

  const seen: Seen = { trials: new Set(), duels: 0 };
  await Promise.all([
    playOn(first, 'keys', challenge(dates, true, seen)),
    playOn(second, 'mouse', challenge(dates, false, seen)),
  ]);
  await expect(atTheEnd(first)).toContainText(/gagne/);
  await expect(atTheEnd(second)).toContainText(/win/);
  expect(seen.trials.size).toBeGreaterThan(1);
  expect(seen.duels).toBeGreaterThan(0);
});

test('what was dialled is there after a reload', async ({ server, browser }) => {
  const ada = await somebody(server, 'Ada');
  const board = { track: ['gap', 'gap', 'gap'], duels: [] };
  const code = await openTable(server, ada, {
    game: 'challenge',
    seats: 2,
    options: { board },
    bots: ['child'],
    start: true,
  });
  const page = await browserOf(browser, ada, { reducedMotion: 'reduce' });
  await page.goto(`${server.address}/t/${code}`);
  const wheels = page.getByRole('spinbutton');
  await wheels.first().focus();
  await page.keyboard.type('1234');
  await expect(wheels.nth(3)).toHaveAttribute('aria-valuenow', '4');
  await page.reload();
  for (const [i, value] of [1, 2, 3, 4].entries())
    await expect(wheels.nth(i)).toHaveAttribute('aria-valuenow', String(value));
  await playOn(page, 'mouse', challenge([], true));
  await expect(atTheEnd(page)).toBeVisible();
});
