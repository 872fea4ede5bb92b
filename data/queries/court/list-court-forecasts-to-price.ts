import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import type { FactorsOf, ForecastOf } from '#domain/sports/sport-types.ts';
import type { ComingCourtMatch } from './list-court-matches.ts';

/** A coming match with what is said of it before its own prices. */
export interface ForecastCourtMatch<Name extends CourtSport> extends ComingCourtMatch<Name> {
  readonly model: ForecastOf<Name>;
  readonly marketInformed: ForecastOf<Name> | null;
  readonly reliabilityLevel: ReliabilityLevel;
  readonly reliabilityMatches: number;
  readonly factors: FactorsOf<Name>;
}

/** Returns the forecast matches of a sport whose prices are to be taken in, by the conditions of `listForecastsToPrice` of football. */
export async function listCourtForecastsToPrice<Name extends CourtSport>(
  database: Queryable,
  sport: Name,
  {
    after,
    until,
    decidedBefore,
    played = false,
  }: { readonly after: Date; readonly until: Date; readonly decidedBefore: Date; readonly played?: boolean | undefined },
): Promise<ForecastCourtMatch<Name>[]> {
  const { rows } = await database.query<ForecastCourtMatch<Name>>({
    name: 'list-court-forecasts-to-price',
    text: `select m.id as "matchId", m.tournament_id as "tournamentNumber", t.id as "tournamentId", s.label as season,
             m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.facts,
             h.id as "homeId", h.name as "homeName", a.id as "awayId", a.name as "awayName",
             f.model, f.market_informed as "marketInformed", f.reliability_level as "reliabilityLevel",
             f.reliability_matches as "reliabilityMatches", f.grounds as factors
           from matches m join forecasts f on f.match_id = m.id join tournaments t on t.numeric_id = m.tournament_id
             join seasons s on s.id = m.season_id join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
           where m.sport_id = $1 and m.kickoff_utc > $2 and m.kickoff_utc <= $3 and (m.status = 'scheduled' or $5)
             and (f.priced_at is null or f.priced_at < $4
               or exists (select 1 from quotes q where q.match_id = m.id and q.quoted_at > f.priced_at and q.quoted_at <= $2))
           order by m.kickoff_utc, m.id`,
    values: [sportIds[sport], after, until, decidedBefore, played],
  });
  return rows;
}
