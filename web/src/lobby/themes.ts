// The many themes of cards, in a few families.
import light from 'game-icon:light-bulb';
import microscope from 'game-icon:microscope';
import mona from 'game-icon:mona-lisa';
import swords from 'game-icon:crossed-swords';
import crown from 'game-icon:crown';
import compass from 'game-icon:compass';
import meal from 'game-icon:meal';
import ball from 'game-icon:soccer-ball';
import temple from 'game-icon:greek-temple';
import tree from 'game-icon:oak';
import dots from 'game-icon:card-random';

export type Family =
  'inventions' | 'sciences' | 'arts' | 'wars' | 'powers' | 'travels' | 'life' | 'games' | 'ideas' | 'nature' | 'others';

const families: [Family, string, string[]][] = [
  ['inventions', light, ['technology', 'computing', 'communication', 'energy', 'media', 'photography']],
  ['sciences', microscope, ['astronomy', 'biology', 'chemistry', 'health', 'mathematics', 'physics', 'space']],
  [
    'arts',
    mona,
    ['architecture', 'cinema', 'comics', 'dance', 'design', 'literature', 'music', 'painting', 'sculpture', 'theatre'],
  ],
  ['wars', swords, ['war']],
  ['powers', crown, ['economy', 'law', 'politics', 'rights']],
  ['travels', compass, ['exploration', 'trade', 'transport']],
  ['life', meal, ['education', 'fashion', 'food', 'home', 'society', 'work']],
  ['ideas', temple, ['philosophy', 'religion']],
  ['nature', tree, ['agriculture', 'disaster', 'earth', 'nature']],
  ['games', ball, ['games', 'sport']],
];
const known = new Set(families.flatMap(([, , themes]) => themes));

export interface ThemeChip {
  family: Family;
  icon: string;
  themes: string[];
}

// Those of which these decks have any; words of their own go to a family of their own.
export function chipsFor(inDecks: string[]): ThemeChip[] {
  const chips = families
    .filter(([, , themes]) => themes.some((each) => inDecks.includes(each)))
    .map(([family, icon, themes]) => ({ family, icon, themes }));
  const rest = inDecks.filter((each) => !known.has(each));
  return rest.length > 0 ? [...chips, { family: 'others', icon: dots, themes: rest }] : chips;
}

// No themes: all of them.
export const isOn = (chip: ThemeChip, themes: string[] = []): boolean =>
  themes.length === 0 || chip.themes.some((each) => themes.includes(each));

// All of them, or none left, is said by an empty list.
export function toggled(chips: ThemeChip[], chip: ThemeChip, themes: string[] = []): string[] {
  const on = chips.filter((each) => isOn(each, themes) !== (each === chip));
  return on.length === chips.length ? [] : on.flatMap((each) => each.themes);
}
