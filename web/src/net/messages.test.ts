// The recorded games that the server is held to are told as docs/messages.schema.json says.
import { describe, expect, it } from 'vitest';
import schema from '../../../docs/messages.schema.json';
import { flaw, type Kind } from '../../tests/schema';
import { goldenFiles, readGolden } from '../games/golden';

const flaws = (kind: Kind, values: unknown[]) => values.map((value) => flaw(kind, value)).filter(Boolean);

describe.each(goldenFiles)('%s', (name) => {
  const golden = readGolden<{ options: unknown; events: Record<string, unknown>[] }>(name);

  it('has options, actions, events and views of the right form', () => {
    expect(flaws('Options', [golden.log.options])).toEqual([]);
    expect(flaws('Action', golden.actions)).toEqual([]);
    expect(flaws('WholeEvent', golden.log.events)).toEqual([]);
    expect(flaws('View', Object.values(golden.views))).toEqual([]);
  });
});

describe('the schema', () => {
  it('has every field of a view in every game', () => {
    expect(Object.keys(schema.$defs.View.properties)).toEqual(schema.$defs.View.required);
  });

  const placed = { type: 'placed', seat: 0, card: 'a', gap: 1, year: 1900, right: true };

  it('takes nothing more, nothing less and nothing else', () => {
    const { year: _, ...less } = placed;
    expect(flaw('GameEvent', placed)).toBeNull();
    expect(flaw('GameEvent', { ...placed, colour: 'red' })).toContain('additional');
    expect(flaw('GameEvent', less)).toContain('year');
    expect(flaw('GameEvent', { ...placed, year: '1900' })).toContain('/year');
    expect(flaw('GameEvent', { ...placed, type: 'thrown' })).toContain('type');
  });

  it('shows players no order of a shuffled pile', () => {
    expect(flaw('GameEvent', { type: 'reshuffled', count: 3, pile: 3, whole: false })).toBeNull();
    expect(flaw('GameEvent', { type: 'reshuffled', cards: ['a', 'b'], pile: 2, whole: false })).not.toBeNull();
  });
});
