import type { Language } from '#domain/language/languages.ts';
import { inventedBookmakerSlugs } from './invented-bookmakers.ts';
import type { CountryCode } from './jurisdiction.ts';
import { homeOfLanguage, jurisdictions } from './jurisdictions.ts';

/** The countries of the table by the bookmakers that they license. */
const countriesOf: ReadonlyMap<string, readonly CountryCode[]> = byBookmaker();

/** Returns the countries that license a bookmaker as far as is known, in the order of the table; the bookmaker by its slug. */
export function countriesThatLicense(bookmaker: string): readonly CountryCode[] {
  return countriesOf.get(bookmaker) ?? [];
}

/** Returns true for a bookmaker, by its slug, that is known to be licensed in at least one country of the table. */
export function isLicensedAnywhere(bookmaker: string): boolean {
  return countriesOf.has(bookmaker);
}

/** Returns the slugs of the bookmakers that a country is known to license; none for a country that is not in the table. */
export function bookmakersLicensedIn(country: CountryCode): string[] {
  return [...countriesOf].flatMap(([bookmaker, countries]) => (countries.includes(country) ? [bookmaker] : []));
}

/** Returns the slugs of the bookmakers that are known to be licensed where a language is at home: those whose prices its pages offer beside tips. */
export function bookmakersOfLocale(language: Language): string[] {
  return bookmakersLicensedIn(homeOfLanguage[language].country);
}

function byBookmaker(): Map<string, CountryCode[]> {
  const found = new Map<string, CountryCode[]>(inventedBookmakerSlugs.map((slug) => [slug, jurisdictions.map(({ country }) => country)]));
  for (const { country, licensedBookmakers } of jurisdictions) {
    for (const { bookmaker } of licensedBookmakers) found.set(bookmaker, [...(found.get(bookmaker) ?? []), country]);
  }
  return found;
}
