import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { catalogueLeagues, matchToTell } from '#tests/factories/matches-to-tell.ts';

const count = howMany(500, 1500);

describe.each([
  [
    'it',
    /(?<!\p{L})(?:le padrone|delle padrone|alle padrone|le ospiti|delle ospiti|alle ospiti)(?!\p{L})/iu,
    /padroni|(?<!\p{L})(?:d?a?gli|degli|dagli) ospiti/iu,
  ],
  ['de', /Gastgeberinnen/u, /Gastgebern?(?!\p{L})/u],
  [
    'cs',
    /domácí (?:vyhrál|prohrál|vedl|vyrovnal|inkasoval|šl|dal)y(?!\p{L})/iu,
    /domácí (?:vyhrál|prohrál|vedl|vyrovnal|inkasoval|šl|dal)i(?!\p{L})/iu,
  ],
  ['el', /(?:τις|στις) γηπεδούχους/u, /(?:τους|στους) γηπεδούχους/u],
] as const)('%s', (tag, ofWomen, ofMen) => {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  const leagues = catalogueLeagues(tag);
  const tellAll = (women: boolean) =>
    Array.from({ length: count }, (_, number) => matchToTell(number, leagues)).flatMap((match) => {
      const { women: _, ...ofAny } = match;
      return prose.tell({ ...ofAny, ...(women && { women: true as const }) }).flat();
    });

  it('gives the sides of a match of women roles of women, and those of others roles of men', () => {
    const [women, men] = [tellAll(true), tellAll(false)];
    expect(women.filter((sentence) => ofMen.test(sentence)).slice(0, 5)).toEqual([]);
    expect(men.filter((sentence) => ofWomen.test(sentence)).slice(0, 5)).toEqual([]);
    expect(women.some((sentence) => ofWomen.test(sentence)) && men.some((sentence) => ofMen.test(sentence))).toBe(true);
  });
});
