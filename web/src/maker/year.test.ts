import { describe, expect, it } from 'vitest';
import { yearText } from '../words/years';
import { beginsWithYear, readYear } from './year';

const exact = (year: number) => ({ year, precision: 'exact' });
const about = (year: number) => ({ year, precision: 'about' });

describe('years as people write them', () => {
  it.each([
    ['1836', 1836],
    [' 476 ', 476],
    ['-44', -44],
    ['−44', -44],
    ['– 44', -44],
    ['44 av. J.-C.', -44],
    ['44 av JC', -44],
    ['44 avant Jésus-Christ', -44],
    ['44 avant notre ère', -44],
    ['44 BC', -44],
    ['44 B.C.', -44],
    ['44BCE', -44],
    ['79 ap. J.-C.', 79],
    ['AD 79', 79],
    ['79 AD', 79],
    ['79 CE', 79],
    ['an 800', 800],
    ['en 1515', 1515],
    ['l’an 800', 800],
    ['12 000 av. J.-C.', -12000],
    ['12,000 BC', -12000],
    ['14 juillet 1789', 1789],
    ['1er août 1291', 1291],
    ['July 4, 1776', 1776],
    ['14/07/1789', 1789],
    ['1969-07-20', 1969],
    ['dimanche 20 juillet 1969', 1969],
    ['on July 20th, 1969', 1969],
  ])('%s', (text, year) => expect(readYear(text)).toEqual(exact(year)));

  it.each([
    ['vers 3500 av. J.-C.', -3500],
    ['about 1500', 1500],
    ['around 3500 BC', -3500],
    ['c. 1500', 1500],
    ['ca 1500', 1500],
    ['circa 1500', 1500],
    ['env. 1500', 1500],
    ['~1500', 1500],
    ['1500 ?', 1500],
    ['66 millions d’années', -66e6],
    ['66 million years ago', -66e6],
    ['3,3 Ma', -3.3e6],
    ['13,8 milliards d’années', -13.8e9],
    ['il y a 40 000 ans', -40000],
  ])('%s', (text, year) => expect(readYear(text)).toEqual(about(year)));

  it('takes the middle of long spans', () => {
    expect(readYear('XIXe siècle')).toEqual({ year: 1850, precision: 'century' });
    expect(readYear('19th century')).toEqual({ year: 1850, precision: 'century' });
    expect(readYear('Ve siècle av. J.-C.')).toEqual({ year: -450, precision: 'century' });
    expect(readYear('the 4th century BC')).toEqual({ year: -350, precision: 'century' });
    expect(readYear('années 1920')).toEqual({ year: 1925, precision: 'decade' });
    expect(readYear('1920s')).toEqual({ year: 1925, precision: 'decade' });
    expect(readYear('3rd millennium BC')).toEqual({ year: -2500, precision: 'millennium' });
  });

  it('reads back what the page writes', () => {
    for (const language of ['fr', 'en'] as const) {
      for (const year of [-13_800_000_000, -12000, -3500, -44, 1, 476, 1836, 2025]) {
        expect(readYear(yearText(year, false, language))).toEqual(exact(year));
        expect(readYear(yearText(year, true, language))).toEqual(about(year));
      }
    }
  });

  it.each([
    ['18E6', 1836],
    ['l9O5', 1905],
    ['1S36', 1536],
    ['1836 printemps', 1836],
    ['peu après 1836', 1836],
    ['4B BC', -48],
    ['bientôt', null],
    ['20s', 205],
    ['1914 ou 1915', null],
    ['18366', null],
  ])('does not take %s, and guesses', (text, guess) => {
    expect(readYear(text)).toEqual({ year: null, flaw: 'unclear', guess });
  });

  it('knows no year 0 and no empty one', () => {
    expect(readYear('0')).toMatchObject({ year: null, flaw: 'zero' });
    expect(readYear('  ')).toMatchObject({ year: null, flaw: 'empty' });
  });
});

describe('rows out of a spreadsheet', () => {
  it('begin with a year, a name or a day', () => {
    expect(beginsWithYear('1789\tPrise de la Bastille\n1969\tLune')).toBe(true);
    expect(beginsWithYear('79\tVésuve')).toBe(true);
    expect(beginsWithYear('Année\tTitre\n1789\tPrise')).toBe(false);
    expect(beginsWithYear('14\t7\t1789\tPrise de la Bastille')).toBe(false);
    expect(beginsWithYear('14\tjuillet\t1789\tPrise de la Bastille')).toBe(false);
  });
});
