import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByCode } from '#app/i18n/locales.ts';
import { chanceFigure, wholePercent } from './chance-figure.ts';

const formatters = (code: 'en' | 'de') => createFormatters(localeByCode(code) as NonNullable<ReturnType<typeof localeByCode>>);

it('rounds to whole per cent, and says where that would be none or all of them', () => {
  const figure = (chance: number) => chanceFigure(chance, 10_000, wholePercent(formatters('en')));
  expect([0.0001, 0.0099, 0.01, 0.014, 0.5, 0.824, 0.99, 0.9901, 0.9999].map(figure)).toEqual([
    '<1',
    '<1',
    '1',
    '1',
    '50',
    '82',
    '99',
    '>99',
    '>99',
  ]);
});

it('tells never and always from nearly so, whatever single precision makes of the sum', () => {
  const figure = (chance: number) => chanceFigure(chance, 10_000, wholePercent(formatters('en')));
  expect([figure(0), figure(1), figure(1.0000001), figure(0.9999998)]).toEqual([undefined, '100', '100', '100']);
});

it('writes the sign as the language does', () => {
  const percent = formatters('de').percent;
  expect([chanceFigure(0.004, 10_000, percent), chanceFigure(0.82, 10_000, percent), chanceFigure(0.997, 10_000, percent)]).toEqual([
    '<1\u00a0%',
    '82\u00a0%',
    '>99\u00a0%',
  ]);
});
