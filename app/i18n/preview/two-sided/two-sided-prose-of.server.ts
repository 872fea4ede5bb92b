import type { Formatters } from '#app/i18n/formatters.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import { remembered } from '#app/i18n/remembered.ts';
import type { Language } from '#domain/language/languages.ts';
import { serverParts } from '#languages/languages.server.ts';
import { createTwoSidedProse, type TwoSidedProse } from './create-two-sided-prose.server.ts';

const made = new Map<Language, TwoSidedProse>();

/** Returns the prose of a language about tennis and basketball, made once. */
export function twoSidedProseOf(locale: Locale, format: Formatters): TwoSidedProse {
  return remembered(made, locale.tag, () =>
    serverParts[locale.tag].writing.with((language) => createTwoSidedProse(locale.tag, language, createProseFigures(locale, format))),
  );
}
