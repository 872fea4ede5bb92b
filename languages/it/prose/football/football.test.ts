import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import { exampleMatches, faultsOfAnyLanguage, sentencesWith, tipSentencesOf } from '#tests/factories/example-matches.ts';
import { breachesInSentences } from '#tests/factories/glossary.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { italianFaultShapes, italianFaults } from '../faults.fixture.ts';
import { italianFigures } from '../figures.ts';

const locale = localeByTag('it');
const told = exampleMatches('it', howMany(2_000, 5_000));

it.each(Object.entries(italianFaults))('would find %s', (_, [shape, faulty]) => {
  expect(faulty).toMatch(shape);
});

it('has no fault of any language in thousands of matches', () => {
  expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
});

it('keeps to the words of the glossary', () => {
  expect(breachesInSentences('it', told)).toEqual([]);
});

it('says that the figures of a tip are of when it was given', async () => {
  const { count, timeless } = await tipSentencesOf('it', told);
  expect(count).toBeGreaterThan(20);
  expect(timeless).toEqual([]);
});

it('has no fault that templates can make in Italian', () => {
  expect(sentencesWith(italianFaultShapes, told)).toEqual([]);
});

it('begins no two sentences running with the forecast', () => {
  const beginsWithForecast = (sentence: string | undefined) => /^La (?:nostra )?previsione /.test(sentence ?? '');
  const alike = told.filter(({ sentences }) => sentences.some((each, index) => [each, sentences[index + 1]].every(beginsWithForecast)));
  expect(alike.map(({ sentences }) => sentences)).toEqual([]);
});

it('names no club in three sentences running of what was played', () => {
  const prose = proseOf(locale, createFormatters(locale));
  // On neutral ground there are no hosts and no visitors.
  const withHosts = told.filter(({ match }) => match.result === undefined && !match.neutral);
  const tiring = withHosts.flatMap(({ match, paragraphs, sentences }) => {
    const [played = []] = paragraphs;
    const bare = [match.home.name, match.away.name].map((name) => prose.decline(name)[1] as string);
    return bare.some((name) => played.length > 2 && played.every((sentence) => sentence.replaceAll(`${name} United`, '').includes(name)))
      ? [sentences]
      : [];
  });
  expect(tiring).toEqual([]);
});

it('has a preview or a review of most matches', () => {
  expect(told.filter(({ sentences }) => sentences.length > 0).length).toBeGreaterThan(0.8 * told.length);
});

it.each([
  [3.04, 'tre gol', 'i tre attesi'],
  [7.96, 'otto gol', 'gli otto attesi'],
  [2.7, 'in media 2,7 gol', 'una media attesa di 2,7'],
])('calls %d expected goals a mean where they have a decimal', (expected, said, against) => {
  const { expectedGoals, theGoals } = italianFigures(createProseFigures(locale, createFormatters(locale)));
  expect([expectedGoals(expected), theGoals(expected)]).toEqual([said, against]);
});

it.each([
  [0.54, ['il 54%', 'nel 54%', 'al 54%', 'del 54%']],
  [0.999, ['oltre il 99%', 'in oltre il 99%', 'a oltre il 99%', 'di oltre il 99%']],
  [0.001, ['meno del 1%', 'in meno del 1%', 'a meno del 1%', 'di meno del 1%']],
])('gives a chance of %d its article', (chance, said) => {
  const { share } = italianFigures(createProseFigures(locale, createFormatters(locale)));
  expect([share(chance), share(chance, 'nel'), share(chance, 'al'), share(chance, 'del')]).toEqual(said);
});
