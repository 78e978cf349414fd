// I Doubt It!, to its end.
import { beginTogether } from './people';
import { atTheEnd, playOn } from './player';
import { contest } from './players/contest';
import { expect, test } from './server';

test('contest is played to the end by a mouse, a keyboard and a robot', async ({ server, browser }) => {
  const options = { hand: 2, rounds: 1 };
  const [first, second] = await beginTogether(server, browser, { game: 'contest', seats: 3, options });
  await Promise.all([playOn(first, 'mouse', contest()), playOn(second, 'keys', contest())]);
  await expect(atTheEnd(first)).toContainText(/gagne/);
  await expect(atTheEnd(second)).toContainText(/win/);
});
