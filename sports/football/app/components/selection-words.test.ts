import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { MarketName } from './market-names.ts';
import { selectionWords } from './selection-words.ts';

const clubs = { home: 'Arsenal', away: 'Bayern München' };
const headsIn = (code: string, market: MarketName, line: number) =>
  selectionWords(market, line, clubs, createWordsOf(localeByCode(code) as Locale));

describe('the heads of a handicap', () => {
  it.each([
    ['en', 'Arsenal −1.5', 'Bayern München +1.5'],
    ['cz', 'Arsenal −1,5', 'Bayern München +1,5'],
    ['de', 'Arsenal −1,5', 'Bayern München +1,5'],
    ['es', 'Arsenal −1,5', 'Bayern München +1,5'],
    ['gr', 'Arsenal −1,5', 'Bayern München +1,5'],
    ['it', 'Arsenal −1,5', 'Bayern München +1,5'],
    ['pt_br', 'Arsenal −1,5', 'Bayern München +1,5'],
  ])('name the club and its own line in the signs of the language: %s', (code, home, away) => {
    expect(headsIn(code, 'handicap', -1.5)).toEqual([home, away]);
  });

  it('tell a quarter line in full, and the even line without a sign', () => {
    expect(headsIn('en', 'handicap', -0.75)).toEqual(['Arsenal −0.75', 'Bayern München +0.75']);
    expect(headsIn('de', 'handicap', 0.25)).toEqual(['Arsenal +0,25', 'Bayern München −0,25']);
    expect(headsIn('it', 'handicap', 0)).toEqual(['Arsenal 0', 'Bayern München 0']);
  });
});

it('the heads of the other markets are those of a coupon', () => {
  expect(headsIn('en', 'result', 0)).toEqual(['1', 'X', '2']);
  expect(headsIn('cz', 'goals', 2.5)).toEqual(['Více než 2,5', 'Méně než 2,5']);
  expect(headsIn('de', 'both', 0)).toEqual(['Ja', 'Nein']);
  expect(headsIn('en', 'double', 0)).toEqual(['1X', '12', 'X2']);
});
