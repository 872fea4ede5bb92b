import { homeOfLanguage, jurisdictionOf } from '#domain/jurisdiction/jurisdictions.ts';
import type { Language } from '#domain/language/languages.ts';
import { bonusCountries } from '#domain/offer/bonus-of.ts';
import type { CountryRules } from './guide-view.ts';

/** The countries of the guide with what holds in each, where the page's language is at home first. */
export function countriesOfGuide(language: Language): CountryRules[] {
  const home = homeOfLanguage[language];
  const others = bonusCountries.filter((country) => country !== home.country).map(jurisdictionOf);
  return [home, ...others.filter((row) => row !== undefined)].map(({ country, minimumAge, regulator, selfExclusion }) => ({
    country,
    minimumAge,
    regulator,
    register: selfExclusion,
  }));
}
