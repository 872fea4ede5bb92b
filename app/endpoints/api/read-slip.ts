import { type Locale, localeByCode, locales } from '#app/i18n/locales.ts';
import { type LegChoice, parseLegKey } from '#domain/slip/leg-key.ts';
import { maxLegs } from '#domain/slip/leg-key-pattern.ts';
import { ApiError } from './api-error.ts';

/** Returns the selections of `legs=12:match-result:0:home,13:total-goals:2.5:over`: at least one and at most 20. */
export function readLegs(parameters: URLSearchParams): readonly LegChoice[] {
  const text = parameters.get('legs');
  if (text === null) throw new ApiError(400, 'missing_parameter', 'legs is needed: selections joined by commas.', 'legs');
  const words = text.split(',');
  if (words.length > maxLegs)
    throw new ApiError(400, 'out_of_range', `At most ${maxLegs} legs can be asked for at once, not ${words.length}.`, 'legs');
  return words.map((word) => {
    const leg = parseLegKey(word.trim());
    if (leg === undefined) {
      throw new ApiError(400, 'malformed_leg', `"${word}" is no selection; one looks like 12:total-goals:2.5:over.`, 'legs');
    }
    return leg;
  });
}

/** Returns the language of the clubs' names from `language=de`; English when it is left out. */
export function readLanguage(parameters: URLSearchParams): Locale {
  const code = parameters.get('language') ?? 'en';
  const locale = localeByCode(code);
  if (locale === undefined) {
    const known = locales.map((known) => known.code).join(', ');
    throw new ApiError(400, 'out_of_range', `There is no language "${code}"; known: ${known}.`, 'language');
  }
  return locale;
}
