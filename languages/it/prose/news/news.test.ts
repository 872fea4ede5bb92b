import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import { faultsOfAnyLanguage } from '#tests/factories/example-matches.ts';
import { exampleNews } from '#tests/factories/news-to-tell.ts';
import { italianFaultShapes } from '../faults.fixture.ts';
import { type ItalianNoun, italianNouns } from '../nouns/nouns.ts';
import { italianNews } from './news.ts';

const locale = localeByTag('it');
const texts = italianNews(createProseFigures(locale, createFormatters(locale)));
const told = exampleNews('it', 800);
const headlines = told.map(({ headline }) => headline);
const paragraphs = told.flatMap((piece) => piece.paragraphs);
const { 'no stop at the end': _, ...faultsOfHeadlines } = faultsOfAnyLanguage;

/** Returns the texts that have a forbidden shape, each with the name of the shape. */
function faultsIn(written: readonly string[], shapes: Readonly<Record<string, RegExp>>): string[] {
  return Object.entries(shapes).flatMap(([name, shape]) => written.filter((text) => shape.test(text)).map((text) => `${name}: ${text}`));
}

it('has no fault in the headlines of 800 pieces', () => {
  expect(faultsIn(headlines, { ...faultsOfHeadlines, ...italianFaultShapes, 'a stop at the end': /\.$/ })).toEqual([]);
});

it('has no fault in the paragraphs of 800 pieces', () => {
  expect(faultsIn(paragraphs, { ...faultsOfAnyLanguage, ...italianFaultShapes })).toEqual([]);
});

it('keeps headlines short enough for a list', () => {
  expect(headlines.filter((headline) => headline.length > 110)).toEqual([]);
});

it.each([
  [{ tips: 1, won: 1, lost: 0 }, 'un pronostico, vinto.'],
  [{ tips: 2, won: 0, lost: 2 }, 'due pronostici, entrambi persi.'],
  [{ tips: 3, won: 0, lost: 3 }, 'tre pronostici, tutti persi.'],
  [{ tips: 12, won: 6, lost: 6 }, '12 pronostici, sei vinti e sei persi.'],
  [{ tips: 10, won: 1, lost: 7 }, 'dieci pronostici, di cui uno vinto e sette persi.'],
  [{ tips: 40, won: 18, lost: 9 }, '40 pronostici, di cui 18 vinti e 9 persi.'],
  [{ tips: 2, won: 0, lost: 0 }, 'due pronostici.'],
])('counts the tips of a month: %o', (counts, said) => {
  for (const text of texts.tipsOfMonth) expect(text({ month: 3, year: 2026, ...counts }).endsWith(` ${said}`)).toBe(true);
});

it('says of a leader who is not ahead that the second has as many points', () => {
  const [leader, other] = ['il Milan', 'l’Inter f'].map((name) => italianNouns.read(name)) as [ItalianNoun, ItalianNoun];
  const score = { winnerAtHome: true, winnerGoals: 2, loserGoals: 1, leader, ahead: 0 };
  const written = [
    ...texts.leaderWon.map((text) => text({ ...score, winner: leader, loser: other })),
    ...texts.leaderBeaten.map((text) => text({ ...score, winner: other, loser: leader })),
    ...texts.leaderHeld.map((text) => text({ leader, opponent: other, leaderAtHome: true, goals: 1, ahead: 0 })),
    ...texts.leaderIdle.map((text) => text({ leader, ahead: 0 })),
  ];
  expect(written.filter((text) => !text.includes('a pari punti'))).toEqual([]);
});
