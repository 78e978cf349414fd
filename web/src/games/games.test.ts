// Goes over the list of games and names the part that is missing where the types cannot see it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import schema from '../../../docs/messages.schema.json';
import { pictureOf } from '../look/stamps';
import { allLanguages } from '../words/files';
import { descriptorOf, descriptors } from './descriptors';
import { sharedFolds } from './folds';
import { goldenFiles, readGolden } from './golden';
import { gameIds, gameOf, games } from './index';
import { sharedSentences } from './sentences';

const root = new URL('../../../', import.meta.url);
const typesOf = (union: { oneOf: { $ref: string }[] }): string[] =>
  union.oneOf.map(({ $ref }) => {
    const name = $ref.split('/').at(-1) as keyof typeof schema.$defs;
    return (schema.$defs[name] as { properties: { type: { const: string } } }).properties.type.const;
  });
const eventTypes = typesOf(schema.$defs.GameEvent);

const recorded = goldenFiles.map((name) => readGolden<{ game: string; events: { type: string }[] }>(name));
const recordedOf = (id: string) => recorded.filter(({ log }) => log.game === id);
const places = (id: string): boolean =>
  recordedOf(id).every(({ actions }) => actions.every(({ type }) => type === 'place'));

// What follows from an event that is told, or is seen on the board.
const silent = ['dealt', 'started', 'discard-started', 'put-right', 'removed', 'round-ended', 'trial', 'scored'];

it('has a descriptor for each game, and for no other', () => {
  expect(descriptors.map(({ id }) => id).sort()).toEqual([...gameIds].sort());
});

describe.each(gameIds)('%s', (id) => {
  const game = gameOf(id);
  const { seats, options } = descriptorOf(id);

  it.each(allLanguages)('says in %s what it is, how it goes and which keys it knows', (language) => {
    const { title, summary, rules, keys } = game.words(language);
    expect({ title: !!title.trim(), summary: !!summary.trim() }).toEqual({ title: true, summary: true });
    expect(rules.length, 'rules').toBeGreaterThan(0);
    expect(keys.length, 'keys').toBeGreaterThan(0);
    expect(Object.values(games).filter((each) => each.words(language).title === title)).toHaveLength(1);
  });

  it.each(allLanguages)('calls its options by name in %s', (language) => {
    const words = game.words(language).options;
    const asked = options.filter(({ kind }) => ['number', 'choice', 'flag'].includes(kind));
    expect(Object.keys(words), 'options with a text').toEqual(asked.map(({ name }) => name));
    for (const option of asked) {
      const choices = option.kind === 'choice' ? option.choices : option.kind === 'flag' ? ['off', 'on'] : [];
      expect(Object.keys(words[option.name]?.choices ?? {}), `choices of ${option.name}`).toEqual(choices);
    }
  });

  it('has its options in the schema, as they are wished and as they are settled', () => {
    const names = options.map(({ name }) => name);
    expect(
      names.filter((name) => !(name in schema.$defs.OptionsWish.properties)),
      'OptionsWish',
    ).toEqual([]);
    expect(
      names.filter((name) => !(name in schema.$defs.Options.properties)),
      'Options',
    ).toEqual([]);
  });

  it('has options with a range and a usual value in it', () => {
    expect(seats.least).toBeLessThanOrEqual(seats.most);
    for (const option of options) {
      if (option.kind === 'choice') expect(option.choices, option.name).toContain(option.default);
      if (option.kind === 'hand') expect(option.default, option.name).toBeGreaterThanOrEqual(option.least);
      if (option.kind !== 'number') continue;
      expect(option.default, option.name).toBeGreaterThanOrEqual(option.least);
      expect(option.default, option.name).toBeLessThanOrEqual(option.most ?? Infinity);
    }
    for (const name of Object.keys(game.form)) expect(options.map((each) => each.name)).toContain(name);
  });

  it('has a stamp of its own', () => {
    const picture = pictureOf(game.stamp);
    expect(picture).not.toMatch(/undefined|NaN/);
    expect(gameIds.filter((other) => pictureOf(gameOf(other).stamp) === picture)).toEqual([id]);
  });

  it('has somebody who plays it in a browser, where one does more than place cards', () => {
    const { kind } = descriptorOf(id);
    const player = `web/tests/players/${kind}.ts`;
    if (!places(id)) expect(existsSync(new URL(player, root)), player).toBe(true);
  });

  it.each(['README.md', 'docs/architecture.md'])('is in the table of games of %s', (file) => {
    expect(readFileSync(new URL(file, root), 'utf8')).toMatch(new RegExp(`^\\|.*\`${id}\`.*\\|$`, 'm'));
  });

  it('has a recorded game that its folds are held to', () => {
    const names = readdirSync(new URL('../../../tests/data/golden/', import.meta.url));
    expect(names).toContain(`${id}.json`);
  });

  it('tells what happens in its recorded games', () => {
    const told = { ...sharedSentences, ...game.sentences, ...game.replay.sentences };
    const happened = new Set(recordedOf(id).flatMap(({ log }) => log.events.map(({ type }) => type)));
    expect([...happened].filter((type) => !(type in told) && !silent.includes(type))).toEqual([]);
  });

  it('has an end', async () => {
    const ending = await game.ending();
    for (const language of allLanguages) {
      expect(ending.walkTitle(language).trim(), 'title of the walk').not.toBe('');
      expect(Object.keys(ending.legend(language)), 'legend').toContain('right');
    }
  });
});

describe('each event', () => {
  const all = Object.values(games);
  it.each(eventTypes)('%s changes the view of some game', (type) => {
    expect([sharedFolds, ...all.map(({ folds }) => folds)].some((folds) => type in folds)).toBe(true);
  });
  it.each(eventTypes)('%s is in some recorded game', (type) => {
    expect(recorded.some(({ log }) => log.events.some((event) => event.type === type))).toBe(true);
  });
});

describe('docs/protocol.md', () => {
  const text = readFileSync(new URL('docs/protocol.md', root), 'utf8');
  const unnamed = (names: string[]) => names.filter((name) => !text.includes(`\`${name}\``));
  it('has every option', () => expect(unnamed(Object.keys(schema.$defs.Options.properties))).toEqual([]));
  // The first column has games, whose names may be the same.
  it('has every action', () => {
    const section = /## Actions\n(.*?)\n## /s.exec(text)?.[1] ?? '';
    const named = section.split('\n').map((row) => row.split('|')[2] ?? '');
    expect(typesOf(schema.$defs.Action).filter((type) => !named.some((cell) => cell.includes(`\`${type}\``)))).toEqual(
      [],
    );
  });
  it('has every event', () => expect(unnamed(eventTypes)).toEqual([]));
  it('has every field of a view', () => expect(unnamed(schema.$defs.View.required)).toEqual([]));
});
