// Puts the built page into one file for the program: a line that lists its files, then their bytes, as they are and
// compressed.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const [folder, output] = process.argv.slice(2);
const files = (at) =>
  readdirSync(at)
    .sort()
    .flatMap((name) => (statSync(join(at, name)).isDirectory() ? files(join(at, name)) : [join(at, name)]));

const parts = [];
let length = 0;
const add = (bytes) => {
  parts.push(bytes);
  length += bytes.length;
  return [length - bytes.length, bytes.length];
};

const list = files(folder).map((file) => {
  const type = types[extname(file)];
  if (!type) throw new Error(`no type is known for ${file}`);
  const bytes = readFileSync(file);
  const small = gzipSync(bytes, { level: 9 });
  const entry = { path: relative(folder, file).split(sep).join('/'), type, plain: add(bytes) };
  return small.length < bytes.length * 0.9 ? { ...entry, gzip: add(small) } : entry;
});

// Each preset makes the page; one that comes out the same must not let the others link again.
const packed = Buffer.concat([Buffer.from(JSON.stringify(list) + '\n'), ...parts]);
if (!existsSync(output) || !readFileSync(output).equals(packed)) writeFileSync(output, packed);
