import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import type { Language } from '#domain/language/languages.ts';
import { toldMatches } from '#tests/factories/told-matches.ts';

/* The forecast that a preview begins with is of now, the tip's price and chance are of when it was written. */
const ofThen: Readonly<Record<Language, RegExp>> = {
  en: /when we (?:made|tipped)|at the time/i,
  cs: /když jsme ho vydali|teh?dejší|tehdy|v době tipu/i,
  de: /als wir ihn abgaben|damalig/i,
  es: /al publicarlo|entonces|cuando hicimos/i,
  el: /τότε/i,
  it: /quando lo abbiamo dato|quel momento/i,
  'pt-BR': /quando o demos|na hora/i,
};

it.each(Object.entries(ofThen) as [Language, RegExp][])('says in %s that the figures of a tip are of when it was written', (tag, then) => {
  const { decimalOdds } = createFormatters(localeByTag(tag));
  const sentences = toldMatches(tag, 1500).flatMap(({ match: { tip, result }, sentences: told }) =>
    tip?.kind === 'tip' && result === undefined
      ? told.slice(-1).map((sentence) => ({ sentence, price: decimalOdds(tip.decimalOdds) }))
      : [],
  );
  const ofTips = sentences.filter(({ sentence, price }) => sentence.includes(price));
  expect(ofTips.length).toBeGreaterThan(20);
  expect(ofTips.filter(({ sentence }) => !then.test(sentence))).toEqual([]);
});
