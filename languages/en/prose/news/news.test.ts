import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import { faultsOfAnyLanguage, sentencesWith } from '#tests/factories/example-matches.ts';
import { exampleNews } from '#tests/factories/news-to-tell.ts';
import { englishFaultShapes } from '../faults.fixture.ts';
import { type EnglishNoun, englishNouns } from '../nouns/nouns.ts';
import { englishNews } from './news.ts';

const locale = localeByTag('en');
const news = englishNews(createProseFigures(locale, createFormatters(locale)));
const told = exampleNews('en', 1200);
const headlines = [{ sentences: told.map(({ headline }) => headline) }];
const sentences = [{ sentences: told.flatMap(({ paragraphs }) => paragraphs.flatMap((text) => text.split(/(?<=[.?]) (?=[\p{Lu}\d])/u))) }];
const { 'no stop at the end': _, ...faultsOfHeadlines } = faultsOfAnyLanguage;

/** Faults of news alone, each with a sentence that has it. */
const newsFaults: Readonly<Record<string, readonly [shape: RegExp, faulty: string]>> = {
  'one match in the plural': [/\b[Oo]ne match are\b|’s one match\b/, 'One match are down for the weekend.'],
  'a certainty that can hardly fail': [/\b100% (?:chance|of the)\b|chance of 100%/, 'With a chance of 100%, Arsenal can hardly be caught.'],
  'a share of nothing': [/, with \d+%\.$/, 'On the edge are Everton, 15th now, with 50%.'],
  'a sign in prose': [/[<>]/, 'In >99% of cases they go down.'],
  'one that counts as which': [/\bone tip (?:was|in)\b[^.]*\bof which\b/i, 'One tip was settled, of which one won.'],
};
const newsShapes = Object.fromEntries(Object.entries(newsFaults).map(([name, [shape]]) => [name, shape]));

it.each(Object.entries(newsFaults))('would notice %s', (_name, [shape, faulty]) => {
  expect(faulty).toMatch(shape);
});

it('has no fault in the headlines of 1,200 pieces', () => {
  expect(sentencesWith({ ...faultsOfHeadlines, ...englishFaultShapes, ...newsShapes, 'a stop at the end': /[.!]$/ }, headlines)).toEqual(
    [],
  );
});

it('has no fault in the sentences of 1,200 pieces', () => {
  expect(sentencesWith({ ...faultsOfAnyLanguage, ...englishFaultShapes, ...newsShapes }, sentences)).toEqual([]);
});

it('has no sign in the words for a chance close to certain', () => {
  const leader = englishNouns.read('Arsenal');
  const [bleak] = news.relegationLikely.map((tell) => tell({ club: leader, chance: 0.999, isAbove99: true }));
  expect(news.titleNear.map((tell) => tell({ leader, chance: 0.999, isAbove99: true })).filter((text) => /[<>]/.test(text))).toEqual([]);
  expect(bleak).toBe('At the other end Arsenal are in the most trouble: in more than 99% of cases they finish in a relegation place.');
  expect(
    news.upsetOfWeek[0]({ winner: leader, loser: leader, winnerAtHome: true, winnerGoals: 1, loserGoals: 0, chance: 0.004 }),
  ).toContain('less than a 1% chance');
});

it('names the clubs whose promotion or relegation is certain', () => {
  const [one, two, three] = ['Arsenal', 'Bury', 'Chester'].map((name) => englishNouns.read(name)) as [
    EnglishNoun,
    EnglishNoun,
    EnglishNoun,
  ];
  const competition = englishNouns.read('the Championship');
  expect(news.relegated[0]({ clubs: [one] })).toBe('Arsenal are down: they can no longer reach a safe place.');
  expect(news.promoted[0]({ clubs: [one, two] })).toBe('Arsenal and Bury can no longer be caught and are sure of promotion.');
  expect(news.relegated[1]?.({ clubs: [one, two, three] })).toBe(
    'Whatever the remaining results, Arsenal, Bury and Chester will be relegated.',
  );
  expect(news.headlineRelegated[0]({ clubs: [one, two, three], competition })).toBe('three clubs relegated from the Championship');
});

it.each([
  [{ tips: 1, won: 1, lost: 0 }, 'In May one tip was settled, and it won.'],
  [{ tips: 2, won: 0, lost: 0 }, 'In May two tips were settled.'],
  [{ tips: 3, won: 0, lost: 3 }, 'In May three tips were settled, all of which lost.'],
  [{ tips: 9, won: 4, lost: 5 }, 'In May nine tips were settled, of which four won and five lost.'],
])('tells a month of %j', (month, said) => {
  expect(news.tipsOfMonth[0]({ month: 5, year: 2026, ...month })).toBe(said);
});
