import { expect, it } from 'vitest';
import { type Locale, localeByCode, locales } from '#app/i18n/locales.ts';
import { createWordsOf } from './words-of.server.ts';

const wordsOf = (code: string) => createWordsOf(localeByCode(code) as Locale);

it('writes a count of four digits as an Italian paper does, whoever writes it', () => {
  const { t, format } = wordsOf('it');
  expect(format.integer(1747)).toBe('1.747');
  // A number by its format, one that chooses the form of a noun, and one in a plain place.
  expect(t('tips.allOf', { count: 1747 })).toContain('1.747');
  expect(t('tips.number', { count: 1747 })).toContain('1.747');
  expect(t('forecasts.all', { count: 1747 })).toContain('1.747');
  expect(format.decimals(1747.5, 1)).toBe('1.747,5');
  expect(format.signed(-1747.25, 2)).toBe('−1.747,25');
});

it('writes the same figure the same way in messages and beside them, in every language', () => {
  for (const { code } of locales) {
    const { t, format } = wordsOf(code);
    for (const count of [1000, 1747, 33_047]) {
      for (const key of ['tips.allOf', 'tips.number', 'forecasts.all'] as const) expect(t(key, { count })).toContain(format.integer(count));
    }
  }
});

it('leaves a year alone, which is given as text', () => {
  expect(wordsOf('it').t('coverage.league', { year: '2022' })).toContain('2022');
});
