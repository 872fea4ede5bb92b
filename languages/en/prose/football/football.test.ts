import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import { exampleMatches, faultsOfAnyLanguage, sentencesWith, tipSentencesOf } from '#tests/factories/example-matches.ts';
import { breachesInSentences } from '#tests/factories/glossary.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { englishFaultShapes, englishFaults } from '../faults.fixture.ts';
import { englishNouns } from '../nouns/nouns.ts';
import { inMonth, shareOf, withArticle } from '../words.ts';
import { englishOutlook } from './outlooks.ts';

const told = exampleMatches('en', howMany(2_000, 5_000));
const previews = told.filter(({ match, sentences }) => match.result === undefined && sentences.length > 0);

it('has no fault of any language in thousands of matches', () => {
  expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
});

it('keeps to the words of the glossary', () => {
  expect(breachesInSentences('en', told)).toEqual([]);
});

it('says that the figures of a tip are of when it was given', async () => {
  const { count, timeless } = await tipSentencesOf('en', told);
  expect(count).toBeGreaterThan(20);
  expect(timeless).toEqual([]);
});

it.each(Object.entries(englishFaults))('would notice %s', (_, [shape, faulty]) => {
  expect(faulty).toMatch(shape);
});

it('has no fault that editors found in English previews', () => {
  expect(sentencesWith(englishFaultShapes, told)).toEqual([]);
});

it('opens no two sentences running with the forecast', () => {
  const openings = told.flatMap(({ sentences }) =>
    sentences.slice(1).filter((sentence, index) => [sentences[index], sentence].every((each) => each?.startsWith('Our forecast'))),
  );
  expect(openings).toEqual([]);
});

it('says in the opening who is at home, as later sentences speak of hosts and visitors', () => {
  const ground =
    /\b(?:at home|home (?:match|win)|welcome|visit|visits|travel|trip|go|goes|visitors?|hosts|on the road|[Aa]way|away to|have them at|play host|(?:takes|brings|sends) .+ to)\b|\b(?:defeat|try again|on the line|look for (?:an? )?\w+|A win|season) at\b/;
  const openings = previews.filter(({ match }) => !match.neutral && match.stage !== 'final').map(({ sentences }) => sentences[0] as string);
  expect(openings.filter((opening) => !ground.test(opening))).toEqual([]);
});

it('speaks of hosts and visitors only where somebody is at home', () => {
  const neutral = previews.filter(({ match }) => match.neutral);
  expect(neutral.length).toBeGreaterThan(50);
  expect(sentencesWith({ 'hosts or visitors': /\b(?:hosts|visitors|home side|home win|away win)\b/ }, neutral)).toEqual([]);
});

it('begins no two sentences running with the same word', () => {
  const firstWord = (sentence: string | undefined) => sentence?.split(' ')[0] as string;
  const alike = told.flatMap(({ sentences }) =>
    sentences.slice(1).filter((sentence, index) => firstWord(sentence).length > 3 && firstWord(sentence) === firstWord(sentences[index])),
  );
  expect(alike).toEqual([]);
});

it.each([
  [undefined, 'we make Tenerife favourites at 37%, with Eibar at 31%.'],
  ['table', 'despite the league positions, we make Tenerife favourites at 37%, with Eibar at 31%.'],
  ['own-form', 'despite the hosts’ recent form, we make Tenerife favourites at 37%, with Eibar at 31%.'],
  ['other-form', 'despite the visitors’ recent form, we make Tenerife favourites at 37%, with Eibar at 31%.'],
  ['meetings', 'despite the head-to-head record, we make Tenerife favourites at 37%, with Eibar at 31%.'],
] as const)('names what speaks against the favourites: %s', (despite, said) => {
  const locale = localeByTag('en');
  const { forecastFavourite } = englishOutlook(createProseFigures(locale, createFormatters(locale)));
  const [favourite, outsider] = [englishNouns.read('Tenerife'), englishNouns.read('Eibar')];
  const chances = { favouriteChance: 0.37, drawChance: 0.32, outsiderChance: 0.31 };
  expect(forecastFavourite[1]?.({ favourite, outsider, favouriteAtHome: true, ...chances, despite })).toBe(said);
});

it('writes a month without its year where there is none', () => {
  expect(inMonth({ month: 12 })).toBe('in December');
  expect(inMonth({ month: 12, year: 2023 })).toBe('in December 2023');
});

it('counts all of them as all', () => {
  expect(shareOf(3, 7)).toBe('three of the seven');
  expect(shareOf(7, 7)).toBe('all seven');
});

it.each([
  ['1–0', 'a'],
  ['10%', 'a'],
  ['8–0', 'an'],
  ['11%', 'an'],
  ['18th', 'an'],
  ['eight-point', 'an'],
])('puts before %s the article of its sound', (figure, article) => {
  expect(withArticle(figure)).toBe(`${article} ${figure}`);
});
