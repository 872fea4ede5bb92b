import { ApiError } from '#app/endpoints/api/api-error.ts';
import type { Queryable } from '#data/database/database.ts';
import { getOffersOfPlace } from '#data/queries/links/get-offers-of-place.ts';
import type { CountryCode } from '#domain/jurisdiction/jurisdiction.ts';
import { bookmakerLinkPath } from '#domain/offer/bookmaker-link.ts';
import type { Offer } from '#domain/offer/offers-for.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { OffersAnswer } from './offers-answer.ts';
import type { OffersCall } from './read-offers-call.ts';

/** Returns the offers for a place on a page, by the visitor's country (undefined when not known). */
export async function answerOffers(
  db: Queryable,
  { locale, ...place }: OffersCall,
  country: CountryCode | undefined,
  now: Date,
): Promise<OffersAnswer> {
  const found = await getOffersOfPlace(db, place, { country, language: locale.tag, today: localDayOf(now, 'UTC') }, now);
  if (found === undefined) throw new ApiError(400, 'out_of_range', `There is no match ${place.matchId}.`, 'match');
  return { data: found.offers.map(toAnswer), because: found.hindrance ?? null, seconds: found.seconds ?? null };
}

function toAnswer({ link, name, country, minimumAge, bonus }: Offer): OffersAnswer['data'][number] {
  return {
    bookmaker: link.bookmaker,
    name,
    path: bookmakerLinkPath(link),
    country,
    minimum_age: minimumAge,
    bonus: bonus ?? null,
  };
}
