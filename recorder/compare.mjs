// Plays the same games natively and as WebAssembly, and compares all that was told and kept, byte by byte; and so with
// the recorded games of tests/data/golden. Writes a report for script/tally.mjs.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Recorder, compiled, wanted } from './module.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '10000' }, matching: { type: 'string', default: '' } },
});
const [program, module, report] = [positionals[0], compiled(positionals[1]), positionals[2]];
if (!report) throw new Error('node recorder/compare.mjs PROGRAM MODULE REPORT [--games 10000] [--matching REGEX]');
const output = { maxBuffer: 1e9 };
const native = (...words) => execFileSync(program, words, output);

// Each half of the cores has a share of the seeds.
const games = Number(values.games);
const lanes = Math.max(1, Math.floor(availableParallelism() / 2));
const shares = Array.from({ length: lanes }, (_, i) => {
  const first = Math.floor((games * i) / lanes);
  return { first, count: Math.floor((games * (i + 1)) / lanes) - first };
});

async function nativeHashes({ first, count }) {
  const { stdout } = await promisify(execFile)(program, ['hashes', `${first}`, `${count}`], output);
  return stdout.trim().split('\n');
}

const wasmHashes = ({ first, count }) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: { module, first, count } });
    worker.on('message', resolve).on('error', reject);
  });

const allOf = async (hashes) => (await Promise.all(shares.map(hashes))).flat();

// The first line that is not the same.
function difference(own, other) {
  const [here, there] = [own, other].map((text) => text.toString().split('\n'));
  const line = here.findIndex((each, i) => each !== there[i]);
  return `line ${line + 1}\n  natively: ${here[line]}\n  as wasm:  ${there[line]}`;
}

const tests = [];
const matches = (fullName) => new RegExp(values.matching).test(fullName);

function test(fullName, check) {
  if (!matches(fullName)) return;
  const start = performance.now();
  let complaint;
  try {
    complaint = check();
  } catch (error) {
    complaint = error.stack;
  }
  if (complaint) console.log(`${fullName}: ${complaint}`);
  tests.push({ fullName, status: complaint ? 'failed' : 'passed', duration: performance.now() - start });
}

test('The module asks for nothing but the least of WASI', () => {
  const others = WebAssembly.Module.imports(module).filter(({ name }) => !wanted.includes(name));
  if (others.length > 0) return others.map(({ name }) => name).join(', ');
});

const recorder = new Recorder(module);
for (const folder of ['tests/data/golden', 'tests/data/golden/v1']) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    test(`${folder}/${file} is alike when it is played again`, () => {
      const own = native('again', `${folder}/${file}`);
      const other = recorder.again(readFileSync(`${folder}/${file}`));
      if (!own.includes('\n= ')) return `it was not played: ${own}`;
      if (!own.equals(other)) return difference(own, other);
    });
  }
}

const ids = native('games').toString().trim().split('\n');
const titleOf = (id) => `Games of ${id} are alike`;
const [own, others] = ids.some((id) => matches(titleOf(id)))
  ? await Promise.all([allOf(nativeHashes), allOf(wasmHashes)])
  : [[], []];
for (const [turn, id] of ids.entries()) {
  const seeds = own.map((_, seed) => seed).filter((seed) => seed % ids.length === turn);
  test(titleOf(id), () => {
    if (own.length !== games || others.length !== games)
      return `${own.length} and ${others.length} of ${games} were played`;
    const seed = seeds.find((each) => own[each] !== others[each]);
    if (seed === undefined) return;
    const count = seeds.filter((each) => own[each] !== others[each]).length;
    return `${count} differ; the first has seed ${seed}, ${difference(native('record', `${seed}`), recorder.play(seed))}`;
  });
}

writeFileSync(
  report,
  JSON.stringify({ testResults: [{ name: 'recorder', status: 'passed', assertionResults: tests }] }),
);
if (tests.some(({ status }) => status === 'failed')) process.exitCode = 1;
