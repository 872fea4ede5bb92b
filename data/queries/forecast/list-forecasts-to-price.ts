import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { FactorsOf, FactsOf, ForecastOf } from '#domain/sports/sport-types.ts';

/** Coming match with its stored forecasts, to which its own prices are not added yet, and the facts that a tip on it records. */
export interface ForecastMatch<Name extends Sport> {
  readonly matchId: number;
  readonly tournamentNumber: number;
  readonly tournamentId: string;
  readonly season: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly homeId: number;
  readonly homeName: string;
  readonly awayId: number;
  readonly awayName: string;
  readonly facts: FactsOf<Name>;
  readonly model: ForecastOf<Name>;
  readonly marketInformed: ForecastOf<Name> | null;
  readonly halfTimeShare: number | null;
  readonly reliabilityLevel: ReliabilityLevel;
  readonly reliabilityMatches: number;
  readonly factors: FactorsOf<Name>;
}

/**
 * Returns the matches of a sport from `now` until `until` whose forecast has to be combined with prices. Either it never was, or a price has changed
 * since, or the last time was before `pricedBefore`. The last is needed because a price grows too old to use without changing.
 *
 * @param played true to include matches that are no longer to come, for going through past days
 */
export async function listForecastsToPrice<Name extends Sport>(
  database: Queryable,
  sport: Name,
  { now, until, pricedBefore, played = false }: { now: Date; until: Date; pricedBefore: Date; played?: boolean },
): Promise<ForecastMatch<Name>[]> {
  const { rows } = await database.query<ForecastMatch<Name>>({
    name: 'list-forecasts-to-price',
    text: `select m.id as "matchId", m.tournament_id as "tournamentNumber", t.id as "tournamentId", s.label as season,
             m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", coalesce(m.facts, '{}') as facts,
             h.id as "homeId", h.name as "homeName", a.id as "awayId", a.name as "awayName",
             f.model, f.market_informed as "marketInformed", f.half_time_share as "halfTimeShare", f.reliability_level as "reliabilityLevel",
             f.reliability_matches as "reliabilityMatches", f.grounds as factors
           from matches m join forecasts f on f.match_id = m.id join tournaments t on t.numeric_id = m.tournament_id
             join seasons s on s.id = m.season_id join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
           where m.sport_id = $5 and m.kickoff_utc > $1 and m.kickoff_utc <= $2 and (m.status = 'scheduled' or $4)
             and (f.priced_at is null or f.priced_at < $3
               or exists (select 1 from quotes q where q.match_id = m.id and q.quoted_at > f.priced_at and q.quoted_at <= $1))
           order by m.kickoff_utc, m.id`,
    values: [now, until, pricedBefore, played, sportIds[sport]],
  });
  return rows;
}
