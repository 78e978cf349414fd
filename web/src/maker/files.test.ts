import { describe, expect, it } from 'vitest';
import type { Remark } from '../net/decks';
import { articleOf } from './article';
import { csvOf } from './csv';
import { rowsOf } from './rowByRow';
import { slug } from './slug';
import { ownThemes, themesCalled, themesText } from './themes';

describe('a table for spreadsheets', () => {
  const lines = csvOf({
    format: 1,
    id: 'x',
    title: { fr: 'x' },
    cards: [{ id: 'a', year: -44, title: { fr: 'César, "lui"' }, fact: { fr: '=1+1' }, themes: ['war', 'politics'] }],
  }).split('\r\n');
  it('names its columns as the program does', () => {
    expect(lines[0]).toMatch(/^\ufeffyear,precision,title_fr,title_en,dated_fr,/);
    expect(lines[0]).toMatch(/,familiarity,icon_front,icon_back,id$/);
  });
  it('quotes, keeps formulas from running, and leaves negative years alone', () => {
    expect(lines[1]).toMatch(/^-44,exact,"César, ""lui""",,,,'=1\+1,/);
    expect(lines[1]).toContain(',war|politics,');
  });
  it('calls own themes as the deck does', () => {
    const cards = [{ id: 'a', year: 1, title: { fr: 'a' }, themes: ['war', 'vie-de-l-ile'] }];
    expect(csvOf({ format: 1, id: 'x', title: { fr: 'x' }, themes: ['Vie de l’île'], cards })).toContain(
      ',war|Vie de l’île,',
    );
  });
});

describe('words for programs', () => {
  it('are slugs without the year', () => {
    expect(slug('L’Œuvre de 1848', 1848)).toBe('l-oeuvre-de');
    expect(slug('Été 1936', 1848)).toBe('ete-1936');
    expect(slug('…')).toBe('');
  });
  it('are themes by their names in either language', () => {
    expect(themesCalled('Guerre, music; Vie de l’île,')).toEqual(['war', 'music', 'vie-de-l-ile']);
    expect(themesText(['war', 'vie-de-l-ile'], 'fr')).toBe('guerre, vie de l ile');
    expect(themesText(['war', 'vie-de-l-ile'], 'fr', ['Vie de l’île'])).toBe('guerre, Vie de l’île');
    expect(ownThemes(['Guerre, Vie de l’île', 'mer; VIE DE L’ILE', 'Été'])).toEqual(['Vie de l’île', 'Été']);
  });
  it('are articles by their addresses', () => {
    expect(articleOf('https://fr.wikipedia.org/wiki/Phare_d%E2%80%99Eckm%C3%BChl?x#y')).toBe('Phare d’Eckmühl');
    expect(articleOf('fr.wikipedia.org/wiki/Phare')).toBe('Phare');
    expect(articleOf('Phare de Goulphar')).toBe('Phare de Goulphar');
  });
});

it('tells an import row by row', () => {
  const remark = (line: number, outcome: Remark['outcome']): Remark => ({
    issue: 'x',
    outcome,
    line,
    message: '',
    message_fr: '',
  });
  expect(
    rowsOf([remark(5, 'taken'), remark(2, 'skipped'), remark(5, 'skipped')]).map(({ line, outcome, remarks }) => [
      line,
      outcome,
      remarks.length,
    ]),
  ).toEqual([
    [2, 'skipped', 1],
    [5, 'skipped', 2],
  ]);
});
