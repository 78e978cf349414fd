// script/pictures: every screen, at the size of a phone, a tablet and a desk, by day and by night. `low` makes the boards in
// windows that are low, and `readme` the few pictures that the README shows.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { House } from './house.mjs';

const [program, folder, what = 'all'] = process.argv.slice(2);
const sizes = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
};
const low = {
  '844x390': { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  '740x360': { viewport: { width: 740, height: 360 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  '1024x600': { viewport: { width: 1024, height: 600 } },
  '1366x625': { viewport: { width: 1366, height: 625 } },
  '720x450': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
};
// One of each kind; the line is the table itself.
const source = new URL('../src/games/', import.meta.url);
const games = readdirSync(source, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .flatMap(({ name }) => JSON.parse(readFileSync(new URL(`${name}/descriptors.json`, source), 'utf8')));
const others = games.filter(({ kind }, i) => kind !== 'line' && games.findIndex((each) => each.kind === kind) === i);
const otherIds = others.map(({ id }) => id);
const boards = ['table', 'table-short', 'table-long', 'reveal', ...otherIds, 'end', 'replay'];
const wall = { viewport: { width: 1920, height: 1080 } };
const eight = ['Maximilienne-Élisabeth', 'Théo', 'Mamie Jo', 'Lucie', 'Jean-Sébastien', 'Inès', 'Oncle Barnabé'];

mkdirSync(folder, { recursive: true });
const house = await House.open(program);

const still = (page) => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(600));
const first = (page) => page.locator('.hand li button').first();

// What is on each picture: where it is, and what is done there.
async function scenes() {
  const line = { game: 'classic', decks: ['world', 'inventions'], start: true };
  const lobby = await house.table('Amina', {
    game: 'classic',
    seats: 8,
    people: eight.slice(0, 3),
    bots: ['child', 'expert'],
  });
  const short = await house.table('Amina', { ...line, seats: 2, people: ['Théo'] });
  const middle = await house.table('Amina', {
    ...line,
    seats: 4,
    people: ['Théo', 'Mamie Jo', 'Lucie'],
    options: { hand: 6 },
  });
  await house.play(middle, { cards: 9, miss: 5 });
  const long = await house.table('Amina', { ...line, seats: 8, people: eight, options: { hand: 9 } });
  await house.play(long, { cards: 33 });
  const over = await house.table('Amina', { ...line, seats: 4, people: ['Théo', 'Mamie Jo', 'Lucie'] });
  await house.play(over, { miss: 3 });
  const game = (id) => house.table('Amina', { game: id, seats: 4, bots: ['regular', 'expert', 'child'], start: true });
  const placed = (gap) => async (page) => {
    await first(page).click();
    const gaps = page.locator('[data-gap]');
    await gaps.nth(gap < 0 ? (await gaps.count()) - 1 : gap).click({ force: true });
    await page.waitForTimeout(1200);
  };
  return [
    { name: 'home', path: '/' },
    { name: 'lobby', path: `/t/${lobby.code}`, ...lobby },
    { name: 'table', path: `/t/${middle.code}`, ...middle, act: (page) => first(page).click() },
    { name: 'table-short', path: `/t/${short.code}`, ...short },
    { name: 'table-long', path: `/t/${long.code}`, ...long, act: (page) => first(page).click() },
    { name: 'reveal', make: () => house.table('Amina', { ...line, seats: 2, people: ['Théo'] }), act: placed(-1) },
    ...otherIds.map((id) => ({ name: id, make: () => game(id) })),
    { name: 'end', path: `/t/${over.code}`, ...over },
    { name: 'replay', path: `/t/${over.code}/replay?all#6` },
    { name: 'decks', path: '/decks', token: over.token },
    { name: 'deck', path: '/decks/world', token: over.token },
    { name: 'maker', path: '/make/inventions', token: over.token },
    { name: 'bigscreen', path: `/t/${middle.code}/screen`, only: wall },
    { name: 'bigscreen-lobby', path: `/t/${lobby.code}/screen`, only: wall },
  ];
}

async function take(scene, size, theme, language, file) {
  const table = scene.make ? await scene.make() : scene;
  const page = await house.page({ ...size, locale: language }, { token: table.token, theme });
  await page.goto(house.address + (scene.path ?? `/t/${table.code}`));
  await still(page);
  await scene.act?.(page);
  await page.waitForTimeout(300);
  const jpeg = file.endsWith('.jpg');
  await page.screenshot({ path: join(folder, file), ...(jpeg ? { type: 'jpeg', quality: 84 } : {}) });
  await page.context().close();
  console.log(file);
}

const readme = [
  ['table', 'desk', 'light', 'en-GB'],
  ['table-long', 'phone', 'light', 'en-GB'],
  ['home', 'phone', 'dark', 'en-GB'],
  ['challenge', 'desk', 'dark', 'en-GB'],
  ['end', 'desk', 'light', 'en-GB'],
  ['bigscreen', 'wall', 'light', 'en-GB'],
];

try {
  const all = await scenes();
  if (what === 'readme') {
    for (const [name, size, theme, language] of readme) {
      const scene = all.find((each) => each.name === name);
      await take(scene, scene.only ?? sizes[size], theme, language, `${name}-${size}.jpg`);
    }
  } else if (what === 'low') {
    for (const scene of all.filter(({ name }) => boards.includes(name))) {
      for (const [size, options] of Object.entries(low))
        await take(scene, options, 'light', 'fr-FR', `${scene.name}-${size}.png`);
    }
  } else {
    for (const scene of all.filter(({ name }) => what === 'all' || name === what)) {
      for (const [size, options] of Object.entries(scene.only ? { wall: scene.only } : sizes)) {
        for (const theme of ['light', 'dark']) {
          await take(scene, options, theme, 'fr-FR', `${scene.name}-${size}-${theme}.png`);
        }
      }
    }
  }
} finally {
  await house.close();
}
