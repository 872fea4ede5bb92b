import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import type { ForecastKinds } from '#domain/forecast/headline-forecast.ts';

/** A match of football to come with its forecasts; names are those of the requested language, by which rows call the clubs and by which sentences do. */
export interface ComingPrediction extends ForecastKinds {
  readonly id: number;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly homeId: number;
  readonly homeName: string;
  readonly homeFullName: string;
  readonly awayId: number;
  readonly awayName: string;
  readonly awayFullName: string;
  /** Goals of an average match of the competition. */
  readonly leagueGoals: number;
  readonly tournamentId: number;
  readonly competition: { readonly id: string; readonly code: string; readonly region: string; readonly name: string };
  /** The competitions that most people follow have the lowest. */
  readonly priority: number;
}

/** Returns the matches of football that kick off in a span, have not begun and have a forecast, those of the competitions that most people follow first. */
export async function listComingPredictions(database: Queryable, { from, to }: Span, locale: string): Promise<ComingPrediction[]> {
  const { rows } = await database.query<ComingPrediction>({
    name: 'list-coming-predictions',
    text: `select m.id, m.slug, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", h.id as "homeId", coalesce(hn.row_name, h.row_name) as "homeName", coalesce(hn.name, h.name) as "homeFullName",
             a.id as "awayId", coalesce(an.row_name, a.row_name) as "awayName", coalesce(an.name, a.name) as "awayFullName",
             (f.grounds->>'leagueGoalsPerMatch')::float8 as "leagueGoals",
             t.numeric_id as "tournamentId", t.priority,
             jsonb_build_object('id', t.id, 'code', c.code, 'region', c.region, 'name', t.name) as competition, f.model, f.market_informed as "marketInformed", f.blended
           from matches m join forecasts f on f.match_id = m.id join tournaments t on t.numeric_id = m.tournament_id join countries c on c.id = t.country_id
             join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $4
             join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $4
           where m.sport_id = $1 and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and m.status = 'scheduled'
           order by t.priority, m.kickoff_utc, m.id`,
    values: [sportIds.football, from, to, locale],
  });
  return rows;
}
