/** The countries of which we collect who shows what, by ISO 3166-1 alpha-2. */
export const coveredCountries = ['AT', 'BR', 'CY', 'CZ', 'DE', 'DK', 'ES', 'GB', 'GR', 'IE', 'IT', 'MX', 'PT', 'SK'] as const;
export type CoveredCountry = (typeof coveredCountries)[number];

const byLanguage: Readonly<Record<string, readonly [CoveredCountry, ...CoveredCountry[]]>> = {
  en: ['GB', 'IE'],
  cs: ['CZ', 'SK'],
  de: ['DE', 'AT'],
  es: ['ES', 'MX'],
  el: ['GR', 'CY'],
  it: ['IT'],
  'pt-BR': ['BR', 'PT'],
};

/**
 * The covered countries in which a language of the site is read, its home first.
 *
 * @param language a BCP-47 tag
 * @throws RangeError for a language that is none of the site's
 */
export function countriesOfLanguage(language: string): readonly [CoveredCountry, ...CoveredCountry[]] {
  const countries = byLanguage[language];
  if (countries === undefined) throw new RangeError(`no covered country is known for the language "${language}"`);
  return countries;
}

/** The covered country of a code; undefined for any other text. */
export function coveredCountry(code: string): CoveredCountry | undefined {
  return coveredCountries.find((country) => country === code);
}
