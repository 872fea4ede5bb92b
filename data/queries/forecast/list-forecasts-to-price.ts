import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { FactorsOf, FactsOf, ForecastOf } from '#domain/sports/sport-types.ts';

/** Coming match with its forecasts before its own prices, and the facts that its tip records. */
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
 * Returns the forecast matches of a sport that kick off after `now` and until `until`, and whose prices have moved since they were last included or were
 * last included before `decidedBefore`, because a price grows old without moving.
 *
 * @param played true to include matches that are no longer to come, for walking through the past
 */
export async function listForecastsToPrice<Name extends Sport>(
  database: Queryable,
  sport: Name,
  { now, until, decidedBefore, played = false }: { now: Date; until: Date; decidedBefore: Date; played?: boolean },
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
    values: [now, until, decidedBefore, played, sportIds[sport]],
  });
  return rows;
}
