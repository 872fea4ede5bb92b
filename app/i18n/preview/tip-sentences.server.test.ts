import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { languages } from '#domain/language/languages.ts';
import { languagePacks } from '#languages/languages.ts';
import { exampleMatches } from '#tests/factories/example-matches.ts';

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
