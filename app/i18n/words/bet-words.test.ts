import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode, locales } from '#app/i18n/locales.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betWords, shortBetWords } from './bet-words.ts';
import { createWordsOf } from './words-of.server.ts';

const wordsIn = (code: string) => createWordsOf(localeByCode(code) as Locale);
const clubs = { home: 'Slavia', away: 'Girona' };
const say = (code: string, bet: Bet) => betWords(bet, clubs, wordsIn(code));
const sayShort = (code: string, bet: Bet) => shortBetWords(bet, clubs, wordsIn(code));

const over = (line: number): Bet => ({ market: 'total-goals', line, selection: 'over' });
const doubleChance: Bet = { market: 'double-chance', line: 0, selection: 'draw-or-away' };
const notBoth: Bet = { market: 'both-teams-to-score', line: 0, selection: 'no' };
const handicap = (line: number, selection: 'home' | 'away'): Bet => ({ market: 'asian-handicap', line, selection });

describe('a bet in words', () => {
  it.each([
    ['en', 'Over 2.5 goals', 'Over 2.5'],
    ['cz', 'Více než 2,5 gólu', 'Více než 2,5'],
    ['de', 'Über 2,5 Tore', 'Über 2,5'],
    ['es', 'Más de 2,5 goles', 'Más de 2,5'],
    ['gr', 'Over 2,5 γκολ', 'Over 2,5'],
    ['it', 'Over 2,5 gol', 'Over 2,5'],
    ['pt_br', 'Mais de 2,5 gols', 'Mais de 2,5'],
  ])('names a goal line as bettors of the language do: %s', (code, long, short) => {
    expect(say(code, over(2.5))).toBe(long);
    expect(sayShort(code, over(2.5))).toBe(short);
  });

  it('counts goals by the rules of the language', () => {
    expect([over(1), over(3), over(2.75)].map((bet) => say('en', bet))).toEqual(['Over 1 goal', 'Over 3 goals', 'Over 2.75 goals']);
    expect([over(1), over(3), over(5), over(2.75)].map((bet) => say('cz', bet))).toEqual([
      'Více než 1 gól',
      'Více než 3 góly',
      'Více než 5 gólů',
      'Více než 2,75 gólu',
    ]);
    expect([over(1), over(1.5)].map((bet) => say('pt_br', bet))).toEqual(['Mais de 1 gol', 'Mais de 1,5 gols']);
    expect([over(1), over(1.5)].map((bet) => say('es', bet))).toEqual(['Más de 1 gol', 'Más de 1,5 goles']);
  });

  it('names a double chance by the club or by the coupon, as the language has it', () => {
    expect(say('en', doubleChance)).toBe('Girona or draw');
    expect(say('de', doubleChance)).toBe('Doppelte Chance X2');
    expect(say('gr', doubleChance)).toBe('Διπλή ευκαιρία Χ2');
    expect(say('es', doubleChance)).toBe('Girona o empate');
    expect(say('de', { market: 'double-chance', line: 0, selection: 'home-or-draw' })).toBe('Doppelte Chance 1X');
  });

  it('never says the opposite of a bet against both sides scoring', () => {
    expect(say('en', notBoth)).toBe('Both teams to score: no');
    expect(sayShort('en', notBoth)).toBe('Both score: no');
    expect(sayShort('cz', notBoth)).toBe('Oba skórují: ne');
    expect(sayShort('it', notBoth)).toBe('No Gol');
    for (const { code } of locales) {
      const yes: Bet = { market: 'both-teams-to-score', line: 0, selection: 'yes' };
      expect(sayShort(code, notBoth)).not.toBe(sayShort(code, yes));
    }
  });

  it('gives a handicap to the side that is backed', () => {
    expect(sayShort('en', handicap(-1.5, 'home'))).toBe('Slavia −1.5');
    expect(sayShort('en', handicap(-1.5, 'away'))).toBe('Girona +1.5');
    expect(sayShort('cz', handicap(-0.25, 'away'))).toBe('Girona +0,25');
    expect(say('en', handicap(0, 'away'))).toBe('Girona 0');
    expect(say('gr', handicap(-1.5, 'home'))).toBe('Slavia −1,5 (χάντικαπ)');
  });

  it('tells the break apart from the result', () => {
    expect(say('en', { market: 'half-time-result', line: 0, selection: 'home' })).toBe('Half-time: Slavia');
    expect(say('de', { market: 'half-time-result', line: 0, selection: 'draw' })).toBe('Halbzeit: Unentschieden');
  });

  it('writes the score that is bet on with the sign of the language', () => {
    const exact: Bet = { market: 'correct-score', line: 0, selection: '2-1' };
    expect(say('it', exact)).toBe('Risultato esatto 2-1');
    expect(say('cz', exact)).toBe('Přesný výsledek 2:1');
    expect(sayShort('en', exact)).toBe('2–1');
    expect(sayShort('pt_br', exact)).toBe('2\u00a0x\u00a01');
  });

  it('leaves no club out where the language names it, and changes no name', () => {
    for (const { code } of locales) {
      expect(say(code, { market: 'match-result', line: 0, selection: 'away' })).toContain('Girona');
      expect(say(code, { market: 'draw-no-bet', line: 0, selection: 'home' })).toContain('Slavia');
    }
  });
});
