import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { languages } from '#domain/language/languages.ts';
import { shownChances } from '#domain/story/shown-chances.ts';
import { languagePacks } from '#languages/languages.ts';
import { exampleMatches } from '#tests/factories/example-matches.ts';
import { proseOf } from './prose-of.server.ts';

/* The forecast that a preview begins with is of now, the tip's price and chance are of when it was written. */
it.each(languages)('says in %s that the figures of a tip are of when it was written', async (tag) => {
  const { saysThen } = (await languagePacks[tag].checks()).checks;
  const { decimalOdds } = createFormatters(localeByTag(tag));
  const sentences = exampleMatches(tag, 1500).flatMap(({ match: { tip, result }, sentences: told }) =>
    tip?.kind === 'tip' && result === undefined
      ? told.slice(-1).map((sentence) => ({ sentence, price: decimalOdds(tip.decimalOdds) }))
      : [],
  );
  const ofTips = sentences.filter(({ sentence, price }) => sentence.includes(price));
  expect(ofTips.length).toBeGreaterThan(20);
  expect(ofTips.filter(({ sentence }) => !saysThen.test(sentence))).toEqual([]);
});

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
