import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { languages } from '#domain/language/languages.ts';
import { shownChances } from '#domain/story/shown-chances.ts';
import { exampleMatches } from '#tests/factories/example-matches.ts';
import { proseOf } from './prose-of.server.ts';

it.each(languages)('does not repeat in %s the chance of a tip that the preview has named', (tag) => {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  const repeating = exampleMatches(tag, 600).flatMap(({ match, sentences }) => {
    if (match.forecast === undefined || match.result !== undefined || sentences.length === 0) return [];
    const probability = shownChances(match.forecast).home;
    const offer = {
      bet: { market: 'match-result', line: 0, selection: 'home' },
      decimalOdds: 1.1 / probability,
      fairOdds: 1 / probability,
    } as const;
    const told = prose.tell({ ...match, boxes: undefined, tip: { kind: 'tip', probability, ...offer } }).flat();
    const chance = new RegExp(`(?<!\\d)${Math.round(100 * probability)}\\s?(?:%|Prozent)`, 'u');
    return told.slice(0, -1).some((sentence) => chance.test(sentence)) ? [{ tip: told.at(-1) ?? '', chance }] : [];
  });
  expect(repeating.length).toBeGreaterThan(20);
  expect(repeating.filter(({ tip, chance }) => chance.test(tip))).toEqual([]);
});
