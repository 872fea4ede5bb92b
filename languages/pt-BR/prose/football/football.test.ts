import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { nounOf } from '#app/i18n/names/names.server.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { exampleMatches, faultsOfAnyLanguage, sentencesWith, tipSentencesOf } from '#tests/factories/example-matches.ts';
import { breachesInSentences } from '#tests/factories/glossary.ts';
import { howMany } from '#tests/factories/how-many.ts';
import clubs from '../../names/clubs.json' with { type: 'json' };
import { brazilianFaults } from '../faults.fixture.ts';
import { brazilianPortugueseNouns } from '../nouns/nouns.ts';
import { averageGoals, inMonth, inPlaces, inRunningText, outOf, playedFor, position, standingsOf, winsInARow } from '../words.ts';
import { betPhrase, ofBet } from './bets.ts';
import { brazilianPortugueseOutlooks } from './outlooks.ts';

const told = exampleMatches('pt-BR', howMany(2_000, 5_000));

const shapes = Object.fromEntries(Object.entries(brazilianFaults).map(([name, [shape]]) => [name, shape]));

it('has no fault of any language in thousands of matches', () => {
  expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
});

it('keeps to the words of the glossary', () => {
  expect(breachesInSentences('pt-BR', told)).toEqual([]);
});

it('says that the figures of a tip are of when it was given', async () => {
  const { count, timeless } = await tipSentencesOf('pt-BR', told);
  expect(count).toBeGreaterThan(20);
  expect(timeless).toEqual([]);
});

it('has no fault of Brazilian Portuguese in thousands of matches', () => {
  expect(sentencesWith(shapes, told)).toEqual([]);
});

it.each(Object.entries(brazilianFaults))('would notice %s', (_, [shape, bad]) => {
  expect(bad).toMatch(shape);
});

it('has no club in the plural, since its verbs are in the singular', () => {
  expect(Object.values(clubs).filter((entry) => brazilianPortugueseNouns.read(entry).number === 'plural')).toEqual([]);
});

it('names no club in three sentences running where somebody is at home', () => {
  const tables = { clubs, competitions: {}, countries: {}, towns: {} };
  const repeated = told.flatMap(({ match: { home, away, kind, neutral, result }, sentences }) => {
    const names = [home, away].map(({ name }) => nounOf(name, brazilianPortugueseNouns, tables).bare);
    const opening = sentences.slice(0, 3);
    // Of three before the forecast; a short name is no burden.
    if (kind === 'cup' || neutral || result !== undefined || opening.length < 3 || opening.some((sentence) => sentence.includes('%')))
      return [];
    return names.some((name) => name.length >= 10 && opening.every((sentence) => sentence.includes(name))) ? [opening.join(' ')] : [];
  });
  expect(repeated).toEqual([]);
});

const locale = localeByTag('pt-BR');
const figures = inRunningText(createProseFigures(locale, createFormatters(locale)));
const vasco = brazilianPortugueseNouns.read('o Vasco');
const juventus = brazilianPortugueseNouns.read('a Juventus');

it.each<[bet: Bet, phrase: string]>([
  [{ market: 'match-result', line: 0, selection: 'away' }, 'a vitória da Juventus'],
  [{ market: 'double-chance', line: 0, selection: 'draw-or-away' }, 'a dupla chance Juventus ou empate'],
  [{ market: 'total-goals', line: 1, selection: 'over' }, 'mais de 1 gol'],
  [{ market: 'asian-handicap', line: 0, selection: 'home' }, 'a vitória do Vasco (empate anula)'],
  [{ market: 'asian-handicap', line: -1.5, selection: 'away' }, 'o handicap +1,5 da Juventus'],
  [{ market: 'correct-score', line: 0, selection: '0-2' }, 'a vitória da Juventus por 2\u00a0a\u00a00'],
  [{ market: 'correct-score', line: 0, selection: '0-0' }, 'o empate sem gols'],
])('names the bet %j', (bet, phrase) => {
  expect(betPhrase({ bet, home: vasco, away: juventus }, figures)).toBe(phrase);
});

it('speaks of the odds of a bet by its article', () => {
  const of = (bet: Bet) => ofBet({ bet, home: vasco, away: juventus }, figures);
  expect(of({ market: 'match-result', line: 0, selection: 'draw' })).toBe('do empate');
  expect(of({ market: 'match-result', line: 0, selection: 'away' })).toBe('da vitória da Juventus');
  expect(of({ market: 'total-goals', line: 2.5, selection: 'over' })).toBe('da aposta em mais de 2,5 gols');
});

it('does not count the victories of a Vitória by its name', () => {
  expect(winsInARow(vasco, 4)).toBe('quatro vitórias seguidas');
  expect(winsInARow(brazilianPortugueseNouns.read('o Vitória'), 4)).toBe('quatro triunfos seguidos');
});

it('says the year of a month only where it is given', () => {
  expect(inMonth({ month: 3 })).toBe('em março');
  expect(inMonth({ month: 3, year: 2024 })).toBe('em março de 2024');
});

it('says an average below two in the singular, and a whole one in words', () => {
  expect(averageGoals(38, 20, figures)).toBe('1,9 gol');
  expect(averageGoals(40, 20, figures)).toBe('dois gols');
  expect(averageGoals(70, 20, figures)).toBe('3,5 gols');
});

it('says of two places once what they are', () => {
  expect(standingsOf(vasco, 11, juventus, 8)).toEqual(['11º colocado', 'oitava']);
  expect(standingsOf(vasco, 2, juventus, 8)).toEqual(['vice-líder', 'oitava colocada']);
});

it('calls the last place that of the lanterna', () => {
  expect(standingsOf(vasco, 18, juventus, 20, 20)).toEqual(['18º colocado', 'lanterna']);
  expect(standingsOf(vasco, 20, juventus, 18, 20)).toEqual(['lanterna', '18ª colocada']);
  expect(inPlaces(8, 20, 20)).toEqual(['em oitavo lugar', 'na lanterna']);
  expect(inPlaces(8, 11, 20)).toEqual(['em oitavo lugar', 'em 11º']);
  expect(inPlaces(20, 11, 20)).toEqual(['na lanterna', 'em 11º lugar']);
  expect(position(20, 20)).toBe('lanterna');
});

it('says a chance that no whole per cent tells in words', () => {
  expect(figures.percent(0.004)).toBe('menos de 1%');
  expect(figures.percent(0.996)).toBe('mais de 99%');
});

it('speaks of a round by its article', () => {
  const cup = brazilianPortugueseNouns.read('a Copa do Brasil');
  expect(playedFor(cup, 'quarter-final')).toBe('pelas quartas de final da Copa do Brasil');
  expect(playedFor(cup, 'round-of-32')).toBe('pelos 16 avos de final da Copa do Brasil');
  expect(playedFor(cup, undefined)).toBe('pela Copa do Brasil');
  expect(playedFor(brazilianPortugueseNouns.read('a Copa da Inglaterra'), 'round-of-64')).toBe('pela terceira fase da Copa da Inglaterra');
});

it('speaks of all where the part is the whole', () => {
  expect(outOf(5, 5, 'confrontos')).toBe('todos os cinco confrontos');
  expect(outOf(1, 12, 'confrontos')).toBe('um dos 12 confrontos');
});

it.each([
  [undefined, 'nossa previsão dá 37% de chance ao Vasco e 31% à Juventus.'],
  ['table', 'apesar da classificação, nossa previsão dá 37% de chance ao Vasco e 31% à Juventus.'],
  ['own-form', 'apesar da má fase do mandante, nossa previsão dá 37% de chance ao Vasco e 31% à Juventus.'],
  ['other-form', 'apesar da boa fase do visitante, nossa previsão dá 37% de chance ao Vasco e 31% à Juventus.'],
  ['meetings', 'apesar do retrospecto, nossa previsão dá 37% de chance ao Vasco e 31% à Juventus.'],
] as const)('names what speaks against the favourite: %s', (despite, said) => {
  const { forecastFavourite } = brazilianPortugueseOutlooks(figures);
  const chances = { favouriteChance: 0.37, drawChance: 0.32, outsiderChance: 0.31 };
  expect(forecastFavourite[0]({ favourite: vasco, outsider: juventus, favouriteAtHome: true, ...chances, despite })).toBe(said);
});
