// coverage.mjs CPP PAGE: prints for each folder how many of its lines tests reach, from what llvm-cov and Vitest counted.
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const [cpp, page] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const folders = new Map();

function add(file, lines, reached) {
  const name = dirname(relative('.', file));
  const folder = folders.get(name) ?? { lines: 0, reached: 0 };
  folder.lines += lines;
  folder.reached += reached;
  folders.set(name, folder);
}

for (const { filename, summary } of cpp.data[0].files) add(filename, summary.lines.count, summary.lines.covered);
for (const [file, { lines }] of Object.entries(page)) {
  if (file !== 'total') add(file, lines.total, lines.covered);
}
for (const [name, { lines, reached }] of [...folders].sort()) {
  const share = lines ? ((100 * reached) / lines).toFixed(1) : '-';
  console.log(`${share.padStart(6)} % of ${String(lines).padStart(6)} lines  ${name}`);
}
