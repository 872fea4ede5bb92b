import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { catalogueLeagues, matchToTell } from '#tests/factories/matches-to-tell.ts';
import { proseOf } from './prose-of.server.ts';

it.each([
  ['de', /verletzte|Verletzt/u, /Spielerinnen/u],
  ['cs', /hráč/u, /hráč(?:ky|ek)(?!\p{L})/u],
] as const)('players who miss a match of women are women: %s', (tag, ofPlayers, ofWomen) => {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  const leagues = catalogueLeagues(tag);
  const told = (women: boolean) =>
    Array.from({ length: 1500 }, (_, number) => matchToTell(number, leagues))
      .filter(({ result }) => result === undefined)
      .flatMap(({ women: _, ...match }) => prose.tell({ ...match, ...(women && { women: true as const }) }).flat())
      .filter((sentence) => ofPlayers.test(sentence) && /hráč|Spieler/u.test(sentence));
  const women = told(true);
  expect(women.length).toBeGreaterThan(3);
  expect(women.filter((sentence) => !ofWomen.test(sentence))).toEqual([]);
  expect(told(false).filter((sentence) => ofWomen.test(sentence))).toEqual([]);
});
