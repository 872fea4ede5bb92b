import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import { chooseStories } from '#domain/story/choose-stories.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import { exampleMatches, faultsOfAnyLanguage, sentencesWith, tipSentencesOf } from '#tests/factories/example-matches.ts';
import { breachesInSentences } from '#tests/factories/glossary.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { greekFaults } from '../faults.fixture.ts';

const told = exampleMatches('el', howMany(2_000, 5_000));

it('has no fault of any language in thousands of matches', () => {
  expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
});

it('keeps to the words of the glossary', () => {
  expect(breachesInSentences('el', told)).toEqual([]);
});

it('says that the figures of a tip are of when it was given', async () => {
  const { count, timeless } = await tipSentencesOf('el', told);
  expect(count).toBeGreaterThan(20);
  expect(timeless).toEqual([]);
});

describe.each(greekFaults)('%s', (fault, shape, example) => {
  it('is found', () => expect(example).toMatch(shape));
  it('is in no preview or review', () => expect(sentencesWith({ [fault]: shape }, told)).toEqual([]));
});

describe('after the opening, which names both clubs,', () => {
  const locale = localeByTag('el');
  const prose = proseOf(locale, createFormatters(locale));
  const names = (name: ProseName) =>
    new RegExp(
      prose
        .decline(name)
        .map((form) => form.replace(/^\S+ /, ''))
        .join('|'),
    );
  const openings = told.flatMap(({ match, sentences }) => {
    const [stories = []] = match.result === undefined ? chooseStories(match) : [];
    const clubs = [names(match.home.name), names(match.away.name)];
    return stories.length < 2 ? [] : [{ clubs, sentences: sentences.slice(0, stories.length) }];
  });
  const inAHundred = (previews: readonly unknown[]) => (100 * previews.length) / openings.length;

  it('hardly a preview names both once more', () => {
    const again = openings.filter(({ clubs, sentences }) =>
      sentences.slice(1).some((sentence) => clubs.every((club) => club.test(sentence))),
    );
    expect(inAHundred(again)).toBeLessThan(1);
  });

  it('hardly a preview names one in every sentence', () => {
    const named = openings.filter(
      ({ clubs, sentences }) => sentences.length > 2 && clubs.some((club) => sentences.every((sentence) => club.test(sentence))),
    );
    expect(inAHundred(named)).toBeLessThan(2);
  });
});
