// What was agreed, in a few words.
import type { Described } from '../net/decks';
import type { Filter, Language, TableNews, TableSettings } from '../net/messages';
import type { Words } from '../words/words';
import { yearText } from '../words/years';
import { seatCall } from './company';
import { decksOf, titleOf } from './decks';
import { familiarityOf, firstOf, handOf } from './terms';
import { isOn, type ThemeChip } from './themes';

export function periodText({ from, to }: Filter, words: Words, language: Language): string {
  const year = (each: number): string => yearText(each, false, language);
  if (from !== undefined && to !== undefined) return words.lobby.span(year(from), year(to));
  if (from !== undefined) return words.lobby.since(year(from));
  return to !== undefined ? words.lobby.until(year(to)) : words.lobby.allTime;
}

export const decksText = (settings: TableSettings, shelf: Described[], words: Words, language: Language): string =>
  decksOf(settings, shelf)
    .map(({ deck }) => titleOf(deck, language) || words.lobby.sharedDeck)
    .join(', ');

export function themesText({ themes }: Filter, chips: ThemeChip[], words: Words): string {
  if (!themes?.length) return words.lobby.allThemes;
  return chips
    .filter((chip) => isOn(chip, themes))
    .map((chip) => words.lobby.families[chip.family])
    .join(', ');
}

export function familiarityText(filter: Filter, words: Words): string {
  const familiarity = familiarityOf(filter);
  return familiarity ? words.lobby.familiarities[familiarity] : (filter.familiarity ?? []).join('–');
}

export function handText(settings: TableSettings, words: Words): string {
  const hand = handOf(settings);
  return hand === null ? words.lobby.noHand : words.lobby.handOf(hand);
}

export const clockText = ({ turn_seconds }: TableSettings, words: Words): string =>
  turn_seconds === 0 ? words.lobby.noClockLong : words.lobby.perTurn(turn_seconds);

export const firstText = (news: TableNews, words: Words): string =>
  words.lobby.begins(seatCall(news, firstOf(news.settings), words));
