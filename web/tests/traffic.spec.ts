// The listener itself hears what it should not; and what pages seldom ask for is as the schema says, too.
import type { GameEvent, ListedTable, Replay, Said } from '../src/net/generated';
import { browserOf, openTable, somebody } from './people';
import { atTheEnd, playOn } from './player';
import { flaw, type Kind } from './schema';
import { Secrets } from './secrets';
import { expect, test } from './server';

const update = (events: GameEvent[], more: object = {}): Said => ({
  ...{ type: 'update', n: 3, at: 0, seat: 0, events, to_act: [0], over: false },
  ...more,
});

function hear(...all: Said[]): (string | null)[] {
  const secrets = new Secrets();
  secrets.watch([{ id: 'alfa', year: 1_234_567, title: { en: 'Alfa' } }]);
  const listener = secrets.listener('/api/tables/ABCDEF/socket');
  return all.map((said) => listener(said, JSON.stringify(said)));
}

const placed: GameEvent = { type: 'placed', seat: 0, card: 'alfa', gap: 0, year: 1_234_567, right: true };
const fact: Said = { type: 'facts', cards: { alfa: { precision: 'exact', fact: 'So it was.' } } };

test('a year that is told with the turning is in order, and so is what follows', () => {
  expect(hear(update([placed]), fact)).toEqual([null, null]);
});

test('a fact about a hidden card is heard', () => {
  expect(hear(fact)[0]).toContain('hidden');
});

test('a year in another number, or in a text, is heard', () => {
  expect(hear(update([{ type: 'advanced', seat: 0, by: 1_234_567, to: 1 }]))[0]).toContain('hidden');
  expect(hear(update([], { cards: { alfa: { title: 'Alfa of 1234567' } } }))[0]).toContain('tells its year');
});

test('a game is told again as the schema says, and with hidden years only when it is over', async ({
  server,
  browser,
}) => {
  const ada = await somebody(server, 'Ada');
  const wishes = { game: 'classic', seats: 2, options: { hand: 1 }, bots: ['child'], start: true };
  const code = await openTable(server, ada, wishes);
  const get = async <T>(kind: Kind, path: string): Promise<T> => {
    const response = await fetch(server.address + path, { headers: { Authorization: `Bearer ${ada.token}` } });
    const value = (await response.json()) as T;
    expect(flaw(response.ok ? kind : 'ErrorReply', value)).toBeNull();
    return value;
  };
  expect((await get<Replay>('Replay', `/api/tables/${code}/replay?all`)).years).toBeUndefined();
  const page = await browserOf(browser, ada);
  await page.goto(`${server.address}/t/${code}`);
  await playOn(page);
  await expect(atTheEnd(page)).toBeVisible();
  for (const eyes of ['', '?seat=0', '?lang=fr']) await get('Replay', `/api/tables/${code}/replay${eyes}`);
  const all = await get<Replay>('Replay', `/api/tables/${code}/replay?all`);
  expect(Object.keys(all.years ?? {}).sort()).toEqual(Object.keys(all.cards).sort());
  expect((await get<ListedTable>('ListedTable', `/api/tables/${code}`)).winners).toBeDefined();
  await get('Person', '/api/me');
  await get('TableList', '/api/games');
  await get('Replay', '/api/tables/AAAAAA/replay');
});
