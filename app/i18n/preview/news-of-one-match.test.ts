import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { newsToTell } from '#tests/factories/news-to-tell.ts';
import { proseOf } from './prose-of.server.ts';

it.each([
  ['en', /these matches/iu],
  ['cs', /tyto zápasy|těchto zápasů/iu],
  ['el', /αυτούς τους αγώνες/iu],
  ['es', /estos partidos/iu],
  ['it', /queste partite|sulle partite/iu],
] as const)('news of a weekend with one match speak of one, and of several with several: %s', (tag, ofSeveral) => {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  const told = (matches: number) =>
    newsToTell(tag, 160).flatMap(({ slug, facts, names }) => {
      if (facts.kind !== 'weekend-ahead') return [];
      return [0, 1].flatMap((tips) => {
        const { paragraphs } = prose.tellNews(slug, { ...facts, matches: facts.matches.slice(0, matches), tips }, names);
        return paragraphs.filter((paragraph) => ofSeveral.test(paragraph));
      });
    });
  expect(told(1)).toEqual([]);
  expect(told(4).length).toBeGreaterThan(0);
});
