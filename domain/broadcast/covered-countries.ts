import type { Language } from '#domain/language/languages.ts';

/** The countries whose broadcasters the site lists, by ISO 3166-1 alpha-2. */
export const coveredCountries = ['AT', 'BR', 'CY', 'CZ', 'DE', 'DK', 'ES', 'GB', 'GR', 'IE', 'IT', 'MX', 'PT', 'SK'] as const;
export type CoveredCountry = (typeof coveredCountries)[number];

/** The covered countries in which a language of the site is read, its home first. */
export const countriesOfLanguage: Readonly<Record<Language, readonly [CoveredCountry, ...CoveredCountry[]]>> = {
  en: ['GB', 'IE'],
  cs: ['CZ', 'SK'],
  de: ['DE', 'AT'],
  es: ['ES', 'MX'],
  el: ['GR', 'CY'],
  it: ['IT'],
  'pt-BR': ['BR', 'PT'],
};
