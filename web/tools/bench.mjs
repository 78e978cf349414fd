// script/bench web: how much the first view fetches, how soon it can be used, and how smoothly a card is placed into a
// line of 60, all on a CPU slowed down four times. Frames are also counted while nothing moves: what the machine gives.
import { House } from './house.mjs';

const slowdown = 4;
const rounds = 7;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function slow(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return devtools;
}

// Code and style that come over the wire before anything is touched, and when the main button is there and answers.
async function firstView(house) {
  const page = await house.page({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const devtools = await slow(page);
  await devtools.send('Network.enable');
  const kinds = new Map();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Document', 'Script', 'Stylesheet'].includes(kinds.get(requestId))) bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const look = () => {
      const button = document.querySelector('main button');
      if (!button || button.getBoundingClientRect().height === 0) return requestAnimationFrame(look);
      // When the thread is free again, a tap would be answered.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.usable = performance.now());
      requestAnimationFrame(() => port2.postMessage(0));
    };
    requestAnimationFrame(look);
  });
  await page.goto(house.address);
  await page.waitForFunction(() => window.usable !== undefined);
  const usable = await page.evaluate(() => window.usable);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return { usable, bytes };
}

// The fewest frames in any half second, and in the middle, as frames a second.
const rates = (times) => {
  const found = [];
  for (let i = 0, j = 0; j < times.length; ++j) {
    while (times[j] - times[i] > 500) ++i;
    if (times[j] - times[0] >= 500) found.push(((j - i) * 1000) / (times[j] - times[i]));
  }
  return { least: Math.min(...found), middle: median(found) };
};

async function placing(house, table, { width, height, touch }) {
  const page = await house.page({ viewport: { width, height }, isMobile: touch, hasTouch: touch }, table);
  await page.goto(`${house.address}/t/${table.code}`);
  const card = page.locator('.hand li button').first();
  await card.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.frames_ = [];
    const count = (time) => {
      window.frames_.push(time);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const frames = () => page.evaluate(() => window.frames_.splice(0));
  await slow(page);
  await page.waitForTimeout(500);
  await frames();
  await page.waitForTimeout(2000);
  const still = rates(await frames());

  const from = await card.boundingBox();
  const line = await page.locator('.scroller').first().boundingBox();
  const middle = { x: line.x + line.width / 2, y: line.y + line.height / 2 };
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 40, { steps: 3 });
  await page.mouse.move(middle.x, middle.y, { steps: 6 });
  await page.waitForTimeout(300);
  await frames();
  const span = 4000;
  for (const start = Date.now(); Date.now() - start < span; ) {
    const swing = 0.34 * Math.sin((4 * Math.PI * (Date.now() - start)) / span);
    if (touch) await page.mouse.move(middle.x, line.y + line.height * (0.5 + swing));
    else await page.mouse.move(line.x + line.width * (0.5 + swing), middle.y);
    await page.waitForTimeout(8);
  }
  const moving = rates(await frames());
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await page.context().close();
  return { still, moving };
}

const house = await House.open(process.argv[2]);
try {
  const views = [];
  for (let i = 0; i < rounds; ++i) views.push(await firstView(house));
  const kb = Math.max(...views.map(({ bytes }) => bytes)) / 1000;
  const usable = median(views.map(({ usable }) => usable));
  console.log(`first view                  ${kb.toFixed(1).padStart(7)} kB of code and style, compressed`);
  console.log(`  usable after              ${usable.toFixed(0).padStart(7)} ms at ${slowdown}× slowdown, the middle of ${rounds}`);

  const table = await house.table('Amina', {
    ...{ game: 'classic', seats: 2, people: ['Théo'], decks: ['world', 'inventions'] },
    ...{ options: { hand: 34 }, start: true },
  });
  await house.play(table, { cards: 60 });
  const sizes = { desktop: { width: 1440, height: 900, touch: false }, phone: { width: 390, height: 844, touch: true } };
  const result = { first_view_kb: kb, usable_ms: usable };
  for (const [name, size] of Object.entries(sizes)) {
    const { still, moving } = await placing(house, table, size);
    console.log(`a card over 60, ${name.padEnd(8)}    ${moving.least.toFixed(1).padStart(7)} frames/s at the worst, ${moving.middle.toFixed(1)} in the middle; ${still.least.toFixed(1)} with nothing moving`);
    result[`place_fps_${name}`] = moving.least;
    result[`still_fps_${name}`] = still.least;
  }
  result.place_fps = Math.min(result.place_fps_desktop, result.place_fps_phone);
  result.place_share = Math.min(...Object.keys(sizes).map((name) => result[`place_fps_${name}`] / result[`still_fps_${name}`]));
  console.log(JSON.stringify(result));
} finally {
  await house.close();
}
