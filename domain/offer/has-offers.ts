import type { Language } from '#domain/language/languages.ts';

/**
 * True for a language whose pages have a place for offers: false when no law that we know in the language's home country lets any of our
 * bookmakers be advertised. A test compares the list with the table of countries, which is not sent to browsers.
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
