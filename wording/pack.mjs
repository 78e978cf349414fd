// Puts the texts of all languages into one file, and writes a header with the names of all texts, which are those of
// English. Called by CMake: node pack.mjs PACK HEADER FILE…
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const [pack, header, ...files] = process.argv.slice(2);

// wording/fr/bots.json has the texts "bots.…" of French, games/coop/words/fr.json the texts "coop.…".
function placeOf(file) {
  const shared = /\/wording\/([^/]+)\/([^/]+)\.json$/.exec(file);
  if (shared) return { code: shared[1], area: shared[2] };
  const [, area, code] = /\/games\/([^/]+)\/words\/([^/]+)\.json$/.exec(file);
  return { code, area };
}

const languages = { en: {} };
for (const file of files.sort()) {
  const { code, area } = placeOf(file);
  let texts;
  try {
    texts = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`${file}: ${error.message}`);
    process.exit(1);
  }
  languages[code] ??= {};
  for (const [name, text] of Object.entries(texts)) languages[code][`${area}.${name}`] = text;
}

const byteOrder = (a, b) => (a < b ? -1 : 1);
// Some names are a language's own; dictionary.hpp says which.
const ofAll = (name) => !/^(language\.called_|pictures\.)/.test(name);
const names = Object.keys(languages.en).filter(ofAll).sort(byteOrder);
const source = `// Made by wording/pack.mjs of the files of English.
#pragma once

#include <string_view>

namespace frise {

inline constexpr std::string_view text_names[] = {  // NOLINT(modernize-avoid-c-arrays)
${names.map((name) => `    "${name}",\n`).join('')}};

}  // namespace frise
`;

for (const file of [pack, header]) mkdirSync(dirname(file), { recursive: true });
writeFileSync(pack, JSON.stringify(languages));
// All that shows texts is compiled anew when it changes.
if (!existsSync(header) || readFileSync(header, 'utf8') !== source) writeFileSync(header, source);
