import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { brazilianPortugueseNouns } from '#app/i18n/names/brazilian-portuguese-noun.ts';
import clubs from '#app/i18n/names/clubs/pt-BR.json' with { type: 'json' };
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { brazilianFaults } from '#tests/factories/brazilian-faults.ts';
import { faultsOfAnyLanguage, sentencesWith, toldMatches } from '#tests/factories/told-matches.ts';
import { betPhrase } from './brazilian-portuguese-bets.ts';
import { inRunningText, outOf, playedFor } from './brazilian-portuguese-words.ts';

const told = toldMatches('pt-BR', 5000);

const shapes = Object.fromEntries(Object.entries(brazilianFaults).map(([name, [shape]]) => [name, shape]));

it('has no fault of any language in 5,000 matches', () => {
  expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
});

it('has no fault of Brazilian Portuguese in 5,000 matches', () => {
  expect(sentencesWith(shapes, told)).toEqual([]);
});

it.each(Object.entries(brazilianFaults))('would notice %s', (_, [shape, bad]) => {
  expect(bad).toMatch(shape);
});

it('has no club in the plural, since its verbs are in the singular', () => {
  expect(Object.values(clubs).filter((entry) => brazilianPortugueseNouns.read(entry).number === 'plural')).toEqual([]);
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
  [{ market: 'asian-handicap', line: -1.5, selection: 'away' }, 'o handicap de +1,5 para a Juventus'],
  [{ market: 'correct-score', line: 0, selection: '0-2' }, 'a vitória da Juventus por 2\u00a0a\u00a00'],
  [{ market: 'correct-score', line: 0, selection: '0-0' }, 'o empate sem gols'],
])('names the bet %j', (bet, phrase) => {
  expect(betPhrase({ bet, home: vasco, away: juventus }, figures)).toBe(phrase);
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
});

it('speaks of all where the part is the whole', () => {
  expect(outOf(5, 5, 'confrontos')).toBe('todos os cinco confrontos');
  expect(outOf(1, 12, 'confrontos')).toBe('um dos 12 confrontos');
});
