// The recorded games, told once more.
import { describe, expect, it } from 'vitest';
import { bestOf, countOf, gapOn, storyOf, widthOf, worstOf, type Story } from '../end/calls';
import type { View } from '../net/generated';
import { goldenFiles, readGolden } from './golden';
import { gameOf } from './index';
import type { GameEvent } from './types';

interface Log {
  game: View['game'];
  events: (GameEvent & Record<string, unknown>)[];
}

const read = (name: string) => readGolden<Log>(name);

async function told(name: string): Promise<Story> {
  const golden = read(name);
  const events = golden.log.events.map((event): GameEvent =>
    event.type === 'reshuffled' ? { ...event, count: 0 } : event,
  );
  return storyOf(golden.start, [{ events, to_act: [] }], await gameOf(golden.log.game).ending());
}

describe.each(goldenFiles)('%s', async (name) => {
  const { log, views } = read(name);
  const { calls, walks } = await told(name);
  const count = (type: GameEvent['type']): number => log.events.filter((event) => event.type === type).length;

  it('has a call for all that was placed, played or stuck', () => {
    const spoken = calls.filter(({ kind }) => kind === 'placed' || kind === 'stuck');
    expect(spoken).toHaveLength(count('placed') + count('played') + count('stuck'));
  });
  it('walks along the cards in the order of time', () => {
    for (const { cards } of walks) {
      const years = cards.map(({ year }) => year);
      expect(years).toEqual([...years].sort((a, b) => a - b));
      expect(new Set(cards.map(({ card }) => card)).size).toBe(cards.length);
    }
  });
  it('ends with the line that lies there', () => {
    if (log.game === 'challenge') return;
    const rift = (views.onlooker.rift ?? []).filter((each) => each !== null);
    expect(walks.at(-1)?.cards).toHaveLength((views.onlooker.line?.length ?? 0) + rift.length);
  });
  it('puts every miss into a gap of its walk', () => {
    for (const { cards, calls: own } of walks) {
      for (const { between } of own) {
        if (!between) continue;
        const gap = gapOn(cards, between);
        expect(gap).toBeGreaterThanOrEqual(0);
        expect(gap).toBeLessThanOrEqual(cards.length);
      }
    }
  });
});

describe('the calls', () => {
  it('of a contest know the doubts, round by round', async () => {
    const { walks, calls } = await told('contest.json');
    expect(walks.map(({ round, opened }) => [round, opened])).toEqual([
      [1, '1989'],
      [2, '1649'],
      [3, '1783'],
    ]);
    const doubts = calls.filter(({ kind }) => kind === 'doubted');
    expect(doubts.map(({ seat, card, right }) => [seat, card, right])).toEqual([
      [1, '1969', false],
      [2, '1969', true],
      [0, '1989', false],
      [0, '1649', false],
    ]);
    expect(countOf(calls)).toEqual([3, 1]);
  });
  it('of a challenge are judged wheel by wheel', async () => {
    const { calls, walks } = await told('challenge.json');
    const first = calls.filter(({ round, seat }) => round === 1 && seat === 0);
    expect(first.map(({ card, right }) => [card, right])).toEqual([
      ['1815', true],
      ['1969', false],
      ['476', true],
      ['-44', false],
    ]);
    expect(bestOf(calls)).toMatchObject({ round: 2, off: 0 });
    expect(walks[0]?.cards[0]).toEqual({ card: '-9999', year: -9999 });
  });
  it('say which was best and which was farthest off', async () => {
    const { calls } = await told('classic-mixed.json');
    const right = calls.filter((call) => call.right && widthOf(call) !== null);
    const best = bestOf(calls);
    expect(best && widthOf(best)).toBe(
      right.length ? Math.min(...right.map((call) => widthOf(call) ?? Infinity)) : null,
    );
    const wrong = calls.filter((call) => !call.right);
    expect(worstOf(calls)?.places).toBe(Math.max(...wrong.map(({ places }) => places)));
  });
  it('tried between two cards stay there when more come between', () => {
    const cards = [1, 2, 3, 4, 5].map((year) => ({ card: String(year), year }));
    const [one, two, , , five] = cards as [(typeof cards)[0], (typeof cards)[0], unknown, unknown, (typeof cards)[0]];
    expect(gapOn(cards, [one, two])).toBe(1);
    expect(gapOn(cards, [one, five])).toBe(2);
    expect(gapOn(cards, [null, one])).toBe(0);
    expect(gapOn(cards, [five, null])).toBe(5);
  });
});
