import { ApiError } from '#app/endpoints/api/api-error.ts';
import { type Locale, localeByCode, locales } from '#app/i18n/locales.ts';
import type { OfferPlace } from '#data/queries/links/get-offers-of-place.ts';
import { affiliateBookmakers } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import type { Language } from '#domain/language/languages.ts';
import { linkSports, placements } from '#domain/offer/bookmaker-link.ts';

/** A place for offers, and the language of its page. */
export interface OffersCall extends OfferPlace {
  readonly locale: Locale;
}

const greatestId = 2_147_483_647;

/** Returns the call of `language=de&placement=prediction`, and if given `sport`, `bookmaker` and `match`. The language is required: the offers depend on it. */
export function readOffersCall(parameters: URLSearchParams): OffersCall {
  const codes = locales.map(({ code }) => code);
  return {
    locale: localeByCode(needed('language', oneOf(parameters, 'language', codes))) as Locale,
    placement: needed('placement', oneOf(parameters, 'placement', placements)),
    sport: oneOf(parameters, 'sport', linkSports),
    bookmaker: oneOf(
      parameters,
      'bookmaker',
      affiliateBookmakers.map(({ id }) => id),
    ),
    matchId: readMatch(parameters),
  };
}

/** Returns the language in which the guide is read, from `language=de`; the offers depend on it. */
export function readGuideLanguage(parameters: URLSearchParams): Language {
  const codes = locales.map(({ code }) => code);
  return (localeByCode(needed('language', oneOf(parameters, 'language', codes))) as Locale).tag;
}

function oneOf<const Value extends string>(parameters: URLSearchParams, name: string, known: readonly Value[]): Value | undefined {
  const text = parameters.get(name);
  const value = known.find((one) => one === text);
  if (text !== null && value === undefined)
    throw new ApiError(400, 'out_of_range', `There is no ${name} "${text}"; known: ${known.join(', ')}.`, name);
  return value;
}

function needed<Value>(name: string, value: Value | undefined): Value {
  if (value === undefined) throw new ApiError(400, 'missing_parameter', `${name} is needed.`, name);
  return value;
}

function readMatch(parameters: URLSearchParams): number | undefined {
  const text = parameters.get('match');
  if (text === null) return undefined;
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > greatestId) throw new ApiError(400, 'malformed_id', `"${text}" is no number of a match.`, 'match');
  return id;
}
