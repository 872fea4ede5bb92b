import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { Sport, TwoSidedSport } from '#domain/sports/sport.ts';
import type { FactorsOf, ForecastOf, TimelineOf } from '#domain/sports/sport-types.ts';
import {
  queryTwoSidedMatches,
  type TwoSidedListedMatchOf,
  type TwoSidedMatchOfTournament,
  twoSidedMatchColumns,
  twoSidedMatchJoins,
  twoSidedTournamentColumn,
  twoSidedTournamentJoins,
} from './two-sided-match-list.ts';

/** Match of tennis or basketball with all facts of its own page that are stored in one place. */
export type TwoSidedMatchDetails<Name extends TwoSidedSport> = TwoSidedListedMatchOf<Name> & {
  readonly seasonLabel: string;
  readonly tournament: TwoSidedMatchOfTournament['tournament'];
  /** Earliest time of the last reading of a price that counts (see domain/odds/counted-prices.ts); null without prices. */
  readonly pricesFrom: Date | null;
  /** Last time at which any price that counts was read; null when none does. */
  readonly pricesSeenAt: Date | null;
  readonly venueName: string | null;
  readonly venueTown: string | null;
  readonly course: TimelineOf<Name> | null;
  readonly forecast: TwoSidedMatchForecast<Name> | null;
  /** Sets won or points last reported of an awaited match; null when none were. */
  readonly lastReported: Pair<number> | null;
};

/** Forecast of a match from before it; chances are those of the home side. */
export interface TwoSidedMatchForecast<Name extends Sport = Sport> {
  /** Chance by our ratings alone. */
  readonly byRatings: number;
  /** Chance with the prices of the match included; null when none are known. */
  readonly byPrices: number | null;
  readonly level: ReliabilityLevel;
  readonly matches: number;
  readonly model: ForecastOf<Name>;
  readonly blended: ForecastOf<Name> | null;
  readonly factors: FactorsOf<Name>;
}

const forecast = `(
  select jsonb_build_object('model', f.model, 'blended', f.blended, 'byRatings', f.home_probability, 'byPrices', f.blended_home_probability, 'level', f.reliability_level,
    'matches', f.reliability_matches, 'factors', f.grounds)
  from forecasts f where f.match_id = m.id)`;

/** Returns the match of a sport at an address, with names in the given locale; undefined when no match has this address. */
export async function getTwoSidedMatch<Name extends TwoSidedSport>(
  database: Queryable,
  sport: Name,
  slug: string,
  locale: string,
): Promise<TwoSidedMatchDetails<Name> | undefined> {
  const matches = await queryTwoSidedMatches(database, {
    name: 'get-court-match',
    text: `select ${twoSidedMatchColumns}, s.label as "seasonLabel", m.prices_from as "pricesFrom", m.prices_seen_at as "pricesSeenAt",
             ${twoSidedTournamentColumn}, v.name as "venueName", v.town as "venueTown", mc.course, ${forecast} as forecast,
             case when (m.last_reported->>'home_goals') is not null and (m.last_reported->>'away_goals') is not null
               then jsonb_build_array(m.last_reported->'home_goals', m.last_reported->'away_goals') end as "lastReported"
           from matches m
           ${twoSidedTournamentJoins} join seasons s on s.id = m.season_id
           ${twoSidedMatchJoins('$1')}
           left join venues v on v.id = m.venue_id left join match_courses mc on mc.match_id = m.id
           where m.sport_id = $2 and m.slug = $3`,
    values: [locale, sportIds[sport], slug],
  });
  const [match] = matches as unknown as (Omit<TwoSidedMatchDetails<Name>, keyof PriceMoments> & {
    readonly [Moment in keyof PriceMoments]: string | null;
  })[];
  return (
    match &&
    ({ ...match, pricesFrom: momentOf(match.pricesFrom), pricesSeenAt: momentOf(match.pricesSeenAt) } as TwoSidedMatchDetails<Name>)
  );
}

type PriceMoments = Pick<TwoSidedMatchDetails<TwoSidedSport>, 'pricesFrom' | 'pricesSeenAt'>;

function momentOf(written: string | null): Date | null {
  return written === null ? null : new Date(written);
}
