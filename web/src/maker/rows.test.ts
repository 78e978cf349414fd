import { describe, expect, it } from 'vitest';
import { emptyCard } from './draft';
import { begun, redone, stepped, undone } from './history';
import { added, byYear, duplicated, moved, readable, removed } from './rows';

const rows = [
  ['a', 1900],
  ['b', -44],
  ['c', null],
  ['d', 1500],
].map(([key, year]) => ({ ...emptyCard(key as string), id: key as string, year: year as number | null }));
const keys = (list: typeof rows): string => list.map(({ key }) => key).join('');

describe('rows', () => {
  it('move, and stay within the list', () => {
    expect(keys(moved(rows, 'a', 2))).toBe('bcad');
    expect(keys(moved(rows, 'd', 0))).toBe('dabc');
    expect(keys(moved(rows, 'd', 9))).toBe('abcd');
    expect(moved(rows, 'a', -1)).toBe(rows);
  });
  it('are sorted by year, those without one last', () => expect(keys(byYear(rows))).toBe('bdac'));
  it('come out of a file by year, unless somebody gave them an order', () => {
    expect(keys(readable(rows))).toBe('bdac');
    expect(keys(readable(moved(rows, 'a', 2)))).toBe('bcad');
  });
  it('are doubled with an id of their own', () => {
    const list = duplicated(rows, 'b', 'x');
    expect(keys(list)).toBe('abxcd');
    expect(list[2]).toMatchObject({ id: '', year: -44 });
  });
  it('go', () => expect(keys(removed(rows, 'c'))).toBe('abd'));
  it('come from a file, and no id twice', () => {
    const more = [{ ...emptyCard('e'), id: 'a', year: 1 }];
    expect(added(rows, more, false).map(({ id }) => id)).toEqual(['a', 'b', 'd', '']);
    expect(added(rows, more, true).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('steps back', () => {
  it('take what was typed in one go together', () => {
    let history = begun('');
    history = stepped(history, '1', 'year', 0);
    history = stepped(history, '18', 'year', 300);
    history = stepped(history, '18 x', 'title', 500);
    history = stepped(history, '18 xy', 'title', 5000);
    expect(undone(history)?.now).toBe('18 x');
    expect(undone(undone(history)!)?.now).toBe('18');
    expect(undone(undone(undone(history)!)!)?.now).toBe('');
    expect(redone(undone(history)!)?.now).toBe('18 xy');
    expect(undone(begun(''))).toBeNull();
  });
  it('forget the way forth after another change', () => {
    const history = stepped(undone(stepped(begun('a'), 'b', '', 0))!, 'c', '', 1);
    expect(redone(history)).toBeNull();
  });
});
