import { expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';

it.each([
  ['cs', 'ženská Super League'],
  ['de', 'die Super League der Frauen'],
  ['el', 'η Σούπερ Λιγκ Γυναικών'],
  ['es', 'la Superliga femenina'],
  ['it', 'la Super League femminile'],
  ['pt-BR', 'o Campeonato Inglês Feminino'],
] as const)('prose in %s names the Women’s Super League in its own words: %s', (tag, name) => {
  const locale = localeByTag(tag);
  expect(proseOf(locale, createFormatters(locale)).decline({ of: 'competition', name: "Women's Super League" })[0]).toBe(name);
});
