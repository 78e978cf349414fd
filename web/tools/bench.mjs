// script/bench web: how much the first view fetches, how soon it can be used, and how smoothly a card is placed into a
// line of 60, all on a CPU slowed down four times. Beside each figure stands a control: the same measured, in turns, with
// a button alone, and with a block over an empty page that computes as long in each frame as the line does in the middle.
// What the control loses too is lost by the machine.
import { House } from './house.mjs';

const slowdown = 4;
const rounds = 7;
const drags = 5;
const load = 2; // milliseconds that a frame takes while a card goes over the line, at full speed
const sorted = (values) => [...values].sort((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)];

const button = '<!doctype html><meta name="viewport" content="width=device-width"><main><button>Frise</button></main>';
const block =
  '<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0;height:100vh;touch-action:none">' +
  '<i style="position:fixed;left:-60px;top:-90px;width:120px;height:180px;background:#c5371b;will-change:transform"></i>' +
  '<script>onpointermove=({clientX:x,clientY:y})=>{document.querySelector("i").style.transform=`translate(${x}px,${y}px)`}</script>';

async function slow(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return devtools;
}

// Code and style that come over the wire before anything is touched.
async function weight(house) {
  const page = await house.page({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Document', 'Script', 'Stylesheet'].includes(kinds.get(requestId))) bytes += encodedDataLength;
  });
  await page.goto(house.address);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return bytes / 1000;
}

// When the main button is there and answers. The page says so by itself: to ask it would keep it from its work.
async function usable(house, content) {
  const page = await house.page({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  if (content)
    await page.route(house.address + '/', (route) => route.fulfill({ contentType: 'text/html', body: content }));
  const devtools = await slow(page);
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'answers' });
  const answered = new Promise((done) => devtools.on('Runtime.bindingCalled', ({ payload }) => done(Number(payload))));
  await page.addInitScript(() => {
    const look = () => {
      const button = document.querySelector('main button');
      if (!button || button.getBoundingClientRect().height === 0) return requestAnimationFrame(look);
      // When the thread is free again, a tap would be answered.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.answers(String(performance.now()));
      requestAnimationFrame(() => port2.postMessage(0));
    };
    requestAnimationFrame(look);
  });
  await devtools.send('Page.navigate', { url: house.address });
  const time = await answered;
  await page.context().close();
  return time;
}

// The fewest frames in any half second, as frames a second.
function worst(times) {
  let least = Infinity;
  for (let i = 0, j = 0; j < times.length; ++j) {
    while (i + 1 < j && times[j] - times[i] > 500) ++i;
    if (times[j] - times[0] >= 500) least = Math.min(least, ((j - i) * 1000) / (times[j] - times[i]));
  }
  return least;
}

// `load`: milliseconds of computing in each frame, by the fastest of some tries before the CPU is slowed down.
const countFrames = (load) => {
  const frames = [];
  let counting = false;
  let _sum = 0;
  const compute = (steps) => {
    for (let i = 0; i < steps; ++i) _sum += Math.sqrt(i);
  };
  let most = 0;
  for (let i = 0; i < 40 && load; ++i) {
    const start = performance.now();
    let steps = 0;
    for (; performance.now() - start < load; steps += 1000) compute(1000);
    most = Math.max(most, steps);
  }
  const count = (time) => {
    if (!counting) return;
    frames.push(time);
    compute(most);
    requestAnimationFrame(count);
  };
  window.framesFrom = () => ((counting = true), requestAnimationFrame(count));
  window.framesTill = () => ((counting = false), frames.splice(0));
};

// One card goes back and forth over `line`: the worst half second of that, and of all from before it is taken until after
// it is dropped beside the line.
async function drag(page, { from, line, upright }) {
  const now = () => page.evaluate(() => performance.now());
  const at = { x: line.x + line.width / 2, y: line.y + line.height / 2 };
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await page.bringToFront();
  await page.mouse.move(start.x, start.y);
  await page.waitForTimeout(400);
  await page.evaluate(() => window.framesFrom());
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.mouse.move(start.x, from.y - 40, { steps: 3 });
  await page.mouse.move(at.x, at.y, { steps: 6 });
  await page.waitForTimeout(300);
  const since = await now();
  const span = 4000;
  for (const begun = Date.now(); Date.now() - begun < span;) {
    const swing = 0.34 * Math.sin((4 * Math.PI * (Date.now() - begun)) / span);
    if (upright) await page.mouse.move(at.x, line.y + line.height * (0.5 + swing));
    else await page.mouse.move(line.x + line.width * (0.5 + swing), at.y);
    await page.waitForTimeout(8);
  }
  const until = await now();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => window.framesTill());
  return { over: worst(times.filter((each) => each >= since && each <= until)), whole: worst(times) };
}

// Some drags with the line and with the control in turns.
async function placing(house, table, { width, height, touch }) {
  const size = { viewport: { width, height }, isMobile: touch, hasTouch: touch };
  const page = await house.page(size, table);
  await page.goto(`${house.address}/t/${table.code}`);
  const card = page.locator('.hand li button').first();
  await card.waitFor();
  await page.waitForLoadState('networkidle');
  const boxes = {
    from: await card.boundingBox(),
    line: await page.locator('.scroller').first().boundingBox(),
    upright: touch,
  };
  await page.evaluate(countFrames, 0);
  await slow(page);
  const found = { line: [], control: [] };
  for (let i = 0; i < drags; ++i) {
    const plain = await house.page(size);
    await plain.setContent(block);
    await plain.evaluate(countFrames, load);
    await slow(plain);
    found.control.push(await drag(plain, boxes));
    await plain.context().close();
    found.line.push(await drag(page, boxes));
  }
  await page.context().close();
  return found;
}

const house = await House.open(process.argv[2]);
const row = (name, value, unit, rest) =>
  console.log(`${name.padEnd(27)}${value.padStart(7)} ${unit}${rest ? `; ${rest}` : ''}`);
const all = (values, digits) => values.map((each) => each.toFixed(digits)).join(' ');
try {
  const result = { first_view_kb: await weight(house) };
  row('first view', result.first_view_kb.toFixed(1), 'kB of code and style, compressed');
  const times = { page: [], control: [] };
  for (let i = 0; i < rounds; ++i) {
    times.control.push(await usable(house, button));
    times.page.push(await usable(house));
  }
  Object.assign(result, {
    usable_ms: median(times.page),
    usable_worst_ms: Math.max(...times.page),
    usable_control_ms: median(times.control),
    usable_control_worst_ms: Math.max(...times.control),
  });
  row('  usable after', result.usable_ms.toFixed(0), `ms at ${slowdown}× slowdown, the middle of`, all(times.page, 0));
  row('  a button alone', result.usable_control_ms.toFixed(0), 'ms, the middle of', all(times.control, 0));

  const table = await house.table('Amina', {
    ...{ game: 'classic', seats: 2, people: ['Théo'], decks: ['world', 'inventions'] },
    ...{ options: { hand: 34 }, start: true },
  });
  await house.play(table, { cards: 60 });
  const sizes = {
    desktop: { width: 1440, height: 900, touch: false },
    phone: { width: 390, height: 844, touch: true },
  };
  for (const [name, size] of Object.entries(sizes)) {
    const { line, control } = await placing(house, table, size);
    const told = {
      place: ['over', line],
      control: ['over', control],
      whole: ['whole', line],
      control_whole: ['whole', control],
    };
    const titles = [`a card over 60, ${name}`, '  a block over nothing', '  with taking and dropping', '  the block'];
    Object.entries(told).forEach(([what, [part, found]], i) => {
      const values = found.map((each) => each[part]);
      row(titles[i], median(values).toFixed(1), 'frames/s in the worst half second, the middle of', all(values, 1));
      result[`${what}_fps_${name}`] = median(values);
      result[`${what}_fps_${name}_worst`] = Math.min(...values);
    });
  }
  for (const what of ['place', 'control', 'whole', 'control_whole']) {
    for (const end of ['', '_worst']) {
      result[`${what}_fps${end}`] = Math.min(...Object.keys(sizes).map((size) => result[`${what}_fps_${size}${end}`]));
    }
  }
  row(
    'at the worst of all',
    result.place_fps_worst.toFixed(1),
    'frames/s',
    `${result.control_fps_worst.toFixed(1)} with a block over nothing`,
  );
  console.log(JSON.stringify(result));
} finally {
  await house.close();
}
