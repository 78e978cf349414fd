// Makes src/net/generated.ts, the types of all messages, of docs/messages.schema.json; with --check only asks whether it
// is as it should be.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync(new URL('../docs/messages.schema.json', import.meta.url), 'utf8'));
const file = new URL('src/net/generated.ts', import.meta.url);

const types = await compile(schema, 'Messages', {
  additionalProperties: false,
  bannerComment: '// Made of docs/messages.schema.json by `npm run types`. Do not edit.',
  style: { singleQuote: true, printWidth: 120 },
});

if (!process.argv.includes('--check')) {
  writeFileSync(file, types);
} else if (readFileSync(file, 'utf8') !== types) {
  console.error('web/src/net/generated.ts is not what docs/messages.schema.json makes: call npm run types');
  process.exit(1);
}
