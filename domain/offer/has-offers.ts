import type { Language } from '#domain/language/languages.ts';

/**
 * Whether the pages of a language have a place for offers: not where it is at home and no law that we know lets any of our bookmakers be advertised. A test
 * holds the list to the table of countries, which is not sent to browsers.
 */
export const hasOffers: Readonly<Record<Language, boolean>> = {
  en: true,
  cs: false,
  de: true,
  es: true,
  el: false,
  it: false,
  'pt-BR': true,
};
