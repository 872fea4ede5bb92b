import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { CountForecasts } from '#domain/forecast/counts/count-forecast.ts';
import type { ForecastBasis } from '#domain/forecast/goals/headline-forecast.ts';
import type { FreezingWindow } from '#domain/prediction/freezing-window.ts';
import { maxMoveMs } from '#domain/prediction/settle-prediction.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { ForecastOf } from '#domain/sports/sport-types.ts';
import { type PlaceInTime, placeValues, readInParts } from './place-in-time.ts';

/** Match without a prediction, with its forecast. */
export interface PredictableMatch<Name extends Sport> {
  readonly matchId: number;
  readonly tournamentId: string;
  readonly kickoffUtc: Date;
  readonly homeName: string;
  readonly awayName: string;
  /** Forecast with the most information, as `headlineForecast` returns it. */
  readonly headline: { readonly basis: ForecastBasis; readonly parameters: ForecastOf<Name> };
  readonly counts: CountForecasts | null;
}

/** Match whose prediction is to be recorded, with its forecast and the facts that are recorded with it. */
export interface MatchToPredict<Name extends Sport> extends PredictableMatch<Name> {
  readonly season: string;
  readonly homeId: number;
  readonly awayId: number;
}

type Row<Match extends PredictableMatch<Sport>> = Omit<Match, 'headline'> & Match['headline'];

/** SQL that is true for a prediction `p` whose kick-off is within the seconds `$4` of that of the match `m`. */
const isOfDay = 'p.kickoff_utc between m.kickoff_utc - make_interval(secs => $4) and m.kickoff_utc + make_interval(secs => $4)';

/**
 * Returns the SQL of the matches of the sport `$1` that kick off in [`$2`, `$3`) and have a forecast and no prediction for that day. Forecasts are read only
 * for matches without a prediction, and clubs only for those within the limit.
 *
 * @param condition further condition on a match `m`
 */
const statement = (condition: string, { columns = '', joins = '', limit = '' } = {}): string => `
  select m.id as "matchId", t.id as "tournamentId", m.kickoff_utc as "kickoffUtc", h.name as "homeName", a.name as "awayName",
    m.basis, m.parameters, m.counts${columns}
  from (
    select m.*, case when f.blended is not null then 'blended' when f.market_informed is not null then 'market-informed' else 'model' end as basis,
      coalesce(f.blended, f.market_informed, f.model) as parameters, f.counts
    from (
      select m.id, m.tournament_id, m.season_id, m.home_team_id, m.away_team_id, m.kickoff_utc from matches m
      where m.sport_id = $1 and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and m.kickoff_known and ${condition}
        and not exists (select from predictions p where p.match_id = m.id and ${isOfDay})
        and not exists (
          select from former_match_ids former join predictions p on p.match_id = former.former_id where former.match_id = m.id and ${isOfDay})
      order by m.kickoff_utc, m.id offset 0
    ) m join forecasts f on f.match_id = m.id
    order by m.kickoff_utc, m.id ${limit}
  ) m join tournaments t on t.numeric_id = m.tournament_id join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id ${joins}
  order by m.kickoff_utc, m.id`;

/**
 * Returns the matches of a sport that have a forecast, a known kick-off in a window, and no prediction for that day yet, by kick-off and id.
 *
 * @param played true to include matches that are no longer to come, for going through past days
 */
export async function listMatchesToPredict<Name extends Sport>(
  database: Queryable,
  sport: Name,
  { startsFrom, startsUntil }: FreezingWindow,
  played: boolean,
): Promise<MatchToPredict<Name>[]> {
  const { rows } = await database.query<Row<MatchToPredict<Name>>>({
    name: 'list-matches-to-predict',
    text: statement("(m.status = 'scheduled' or $5)", {
      columns: ', s.label as season, m.home_team_id as "homeId", m.away_team_id as "awayId"',
      joins: 'join seasons s on s.id = m.season_id',
    }),
    values: [sportIds[sport], startsFrom, startsUntil, maxMoveMs / 1_000, played],
  });
  return rows.map(({ basis, parameters, ...match }) => ({ ...match, headline: { basis, parameters } }));
}

/** Returns up to `limit` matches to come of a sport that `listMatchesToPredict` returns, after a place in its order. */
export function listPageToPredict<Name extends Sport>(
  database: Queryable,
  sport: Name,
  { startsFrom, startsUntil }: FreezingWindow,
  page: { readonly limit: number; readonly after: PlaceInTime | undefined },
): Promise<PredictableMatch<Name>[]> {
  return readInParts(page, async ({ limit, after }) => {
    const { rows } = await database.query<Row<PredictableMatch<Name>>>({
      name: 'list-page-to-predict',
      text: statement("m.status = 'scheduled' and (m.kickoff_utc, m.id) > ($5::timestamptz, $6::int)", { limit: 'limit $7' }),
      values: [sportIds[sport], after?.kickoffUtc ?? startsFrom, startsUntil, maxMoveMs / 1_000, ...placeValues(after, startsFrom), limit],
    });
    return rows.map(({ basis, parameters, ...match }) => ({ ...match, headline: { basis, parameters } }));
  });
}
