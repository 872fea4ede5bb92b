import type { Queryable } from '#data/database/database.ts';
import { getMatchInTime } from '#data/queries/links/get-match-in-time.ts';
import { advertisingRules } from '#domain/jurisdiction/advertising-rules.ts';
import type { CountryCode } from '#domain/jurisdiction/jurisdiction.ts';
import { bookmakerLinkPath } from '#domain/offer/bookmaker-link.ts';
import { type Offer, offersFor } from '#domain/offer/offers-for.ts';
import { secondsUntilUnderWay } from '#domain/offer/seconds-until-under-way.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { ApiError } from '#server/api/api-error.ts';
import type { OffersAnswer } from './offers-answer.ts';
import type { OffersCall } from './read-offers-call.ts';

/**
 * The offers for a place on a page, by where the visitor is (undefined: not known). Beside a match that is being played, or may be, nothing
 * stands where the law allows no offers beside live scores; before that they stand until it begins.
 */
export async function answerOffers(
  db: Queryable,
  { locale, placement, sport, bookmaker, matchId }: OffersCall,
  country: CountryCode | undefined,
  now: Date,
): Promise<OffersAnswer> {
  const asking = { country, language: locale.tag, today: localDayOf(now, 'UTC') };
  const { offers, hindrance } = offersFor({ placement, sport, bookmaker }, asking);
  if (hindrance !== undefined) return none(hindrance);
  if (matchId === undefined || advertisingRules(asking).besideLiveScores)
    return { data: offers.map(toAnswer), because: null, seconds: null };
  const match = await getMatchInTime(db, matchId);
  if (match === undefined) throw new ApiError(400, 'out_of_range', `There is no match ${matchId}.`, 'match');
  const seconds = secondsUntilUnderWay(match, now);
  if (seconds === 0) return none('live-match');
  return { data: offers.map(toAnswer), because: null, seconds: Number.isFinite(seconds) ? seconds : null };
}

function none(because: NonNullable<OffersAnswer['because']>): OffersAnswer {
  return { data: [], because, seconds: null };
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
