import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { TennisBet } from '#sports/tennis/domain/tennis-bet.ts';
import { anyBetWords, shortAnyBetWords } from './words-of-sports.ts';

const wordsIn = (code: string) => createWordsOf(localeByCode(code) as Locale);
const players = { home: 'Alcaraz', away: 'Djokovic' };
const clubs = { home: 'Nuggets', away: 'Clippers' };

describe('a bet on tennis', () => {
  const over: TennisBet = { market: 'total-games', line: 39.5, selection: 'over' };

  it.each([
    ['en', 'Over 39.5 games', 'Over 39.5'],
    ['cz', 'Více než 39,5 gemu', 'Více než 39,5'],
    ['de', 'Über 39,5 Spiele', 'Über 39,5'],
    ['es', 'Más de 39,5 juegos', 'Más de 39,5'],
    ['gr', 'Over 39,5 γκέιμ', 'Over 39,5'],
    ['it', 'Over 39,5 game', 'Over 39,5'],
    ['pt_br', 'Mais de 39,5 games', 'Mais de 39,5'],
  ])('counts games as bettors of the language do: %s', (code, long, short) => {
    expect(anyBetWords(over, players, wordsIn(code))).toBe(long);
    expect(shortAnyBetWords(over, players, wordsIn(code))).toBe(short);
  });

  it('gives the sets to whoever is backed', () => {
    expect(anyBetWords({ market: 'set-handicap', line: -1.5, selection: 'first' }, players, wordsIn('en'))).toBe('Alcaraz −1.5 sets');
    expect(anyBetWords({ market: 'set-handicap', line: -1.5, selection: 'second' }, players, wordsIn('cz'))).toBe('Djokovic +1,5 setu');
    expect(shortAnyBetWords({ market: 'set-handicap', line: -1.5, selection: 'second' }, players, wordsIn('en'))).toBe('Djokovic +1.5');
    expect(anyBetWords({ market: 'match-winner', line: 0, selection: 'second' }, players, wordsIn('en'))).toBe('Djokovic to win');
    expect(shortAnyBetWords({ market: 'match-winner', line: 0, selection: 'first' }, players, wordsIn('en'))).toBe('Alcaraz');
  });
});

describe('a bet on basketball', () => {
  it('gives the points to whoever is backed', () => {
    expect(anyBetWords({ market: 'spread', line: -4, selection: 'home' }, clubs, wordsIn('en'))).toBe('Nuggets −4');
    expect(shortAnyBetWords({ market: 'spread', line: -4, selection: 'away' }, clubs, wordsIn('de'))).toBe('Clippers +4');
    expect(anyBetWords({ market: 'moneyline', line: 0, selection: 'away' }, clubs, wordsIn('en'))).toBe('Clippers to win');
    expect(shortAnyBetWords({ market: 'moneyline', line: 0, selection: 'home' }, clubs, wordsIn('en'))).toBe('Nuggets');
  });

  it('counts points', () => {
    expect(anyBetWords({ market: 'total', line: 221.5, selection: 'over' }, clubs, wordsIn('en'))).toBe('Over 221.5 points');
    expect(anyBetWords({ market: 'total', line: 221.5, selection: 'under' }, clubs, wordsIn('cz'))).toBe('Méně než 221,5 bodu');
    expect(shortAnyBetWords({ market: 'total', line: 221.5, selection: 'under' }, clubs, wordsIn('it'))).toBe('Under 221,5');
  });
});
