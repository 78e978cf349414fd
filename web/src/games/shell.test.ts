// Outside this folder the page knows no game by its name; a game that is added changes nothing there.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { descriptors } from './descriptors';
import { gameIds } from './index';

describe('the shell', () => {
  const source = new URL('../', import.meta.url);
  const shell = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(ts|svelte|css)$/.test(path) && !path.startsWith('games/') && path !== 'net/generated.ts',
  );
  const kinds = [...new Set(descriptors.map(({ kind }) => kind))];
  const named = [...new Set([...gameIds, ...kinds])];
  const places = (pattern: RegExp): string[] =>
    shell.flatMap((path) =>
      readFileSync(new URL(path, source), 'utf8')
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );

  it('names no game', () => {
    // `line` is also a word of the table.
    const words = named.filter((name) => name !== 'line').join('|');
    expect(places(new RegExp(`(['"\`])(${words})\\1|[^\\w-](${words}):(?!//)|\\.(${words})\\b`))).toEqual([]);
  });
  it('takes nothing out of the folder of a game', () => {
    expect(places(new RegExp(`games/(${named.join('|')})\\b`))).toEqual([]);
  });
  it('asks no language by its name', () => {
    expect(places(/[!=]==? ['"](fr|en)['"]/)).toEqual([]);
  });
});
