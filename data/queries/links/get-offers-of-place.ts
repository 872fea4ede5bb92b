import type { Queryable } from '#data/database/database.ts';
import { type AdvertisingContext, advertisingRules } from '#domain/jurisdiction/advertising-rules.ts';
import type { BookmakerId } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import type { LinkSport, Placement } from '#domain/offer/bookmaker-link.ts';
import type { Hindrance } from '#domain/offer/judge-link.ts';
import { type Offer, offersFor } from '#domain/offer/offers-for.ts';
import { type MatchInTime, secondsUntilUnderWay } from '#domain/offer/seconds-until-under-way.ts';

/** Place on a page where offers may be shown. */
export interface OfferPlace {
  readonly placement: Placement;
  readonly sport: LinkSport | undefined;
  /** Only offers of this bookmaker. */
  readonly bookmaker: BookmakerId | undefined;
  /** Number of the page's match. */
  readonly matchId: number | undefined;
}

export interface OffersOfPlace {
  readonly offers: readonly Offer[];
  /** Reason why no offers are shown; undefined when some are. */
  readonly hindrance: Hindrance | 'live-match' | undefined;
  /** Number of seconds until the match begins, after which the offers must be hidden; undefined when they need not be. */
  readonly seconds: number | undefined;
}

/**
 * Returns the offers that a visitor may see at a place; undefined when no match has the place's number. Where the law forbids offers beside live scores,
 * none are returned for a match that is, or may be, in play; those for a match to come may be shown until it begins.
 */
export async function getOffersOfPlace(
  db: Queryable,
  { matchId, ...place }: OfferPlace,
  asking: AdvertisingContext,
  now: Date,
): Promise<OffersOfPlace | undefined> {
  const found = offersFor(place, asking);
  if (found.hindrance !== undefined || matchId === undefined || advertisingRules(asking).besideLiveScores)
    return { ...found, seconds: undefined };
  const match = await getMatchInTime(db, matchId);
  if (match === undefined) return undefined;
  const seconds = secondsUntilUnderWay(match, now);
  if (seconds === 0) return { offers: [], hindrance: 'live-match', seconds: undefined };
  return { offers: found.offers, hindrance: undefined, seconds: Number.isFinite(seconds) ? seconds : undefined };
}

/** Returns the kick-off and the status of a match; undefined when no match has this number. */
async function getMatchInTime(database: Queryable, matchId: number): Promise<MatchInTime | undefined> {
  const { rows } = await database.query<MatchInTime>({
    name: 'get-match-in-time',
    text: 'select status, kickoff_utc as "kickoffUtc", kickoff_known as "kickoffKnown" from matches where id = $1',
    values: [matchId],
  });
  return rows[0];
}
