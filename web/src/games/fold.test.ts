// The recorded games that the server's own code is held to, folded by the page.
import { describe, expect, it } from 'vitest';
import type { Reshuffled, View } from '../net/generated';
import { fold } from './fold';
import { goldenFiles, readGolden } from './golden';
import type { GameEvent, Seat } from './types';

// As the server shows it: answers are secret but for one's own, and a shuffle is only counted.
function seenBy(viewer: Seat | null, event: Record<string, unknown>): GameEvent {
  if (event.type === 'reshuffled') {
    const { type, cards, pile, whole } = event as unknown as Reshuffled;
    return { type, count: cards.length, pile, whole };
  }
  if (event.type === 'answered' && event.seat !== viewer) return { type: 'answered', seat: event.seat as Seat };
  return event as unknown as GameEvent;
}

describe.each(goldenFiles)('%s', (name) => {
  const golden = readGolden<{ events: Record<string, unknown>[] }>(name);

  it.each(Object.keys(golden.views))('folds to the view of %s', (who) => {
    const wanted = golden.views[who] as View;
    const viewer = who === 'onlooker' ? null : Number(who);
    const events = golden.log.events.map((event) => seenBy(viewer, event));
    expect(fold(golden.start, { events, to_act: wanted.to_act })).toEqual(wanted);
  });

  it('folds one event at a time to the same', () => {
    const wanted = golden.views.onlooker as View;
    let view = golden.start;
    for (const event of golden.log.events) view = fold(view, { events: [seenBy(null, event)], to_act: wanted.to_act });
    expect(view).toEqual(wanted);
  });

  it('leaves the view it began with as it was', () => {
    const view = golden.start;
    const copy = structuredClone(view);
    fold(view, { events: golden.log.events.map((event) => seenBy(null, event)), to_act: [] });
    expect(view).toEqual(copy);
  });
});
