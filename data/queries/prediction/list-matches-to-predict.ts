import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { CountForecasts } from '#domain/forecast/counts/count-forecast.ts';
import type { ForecastBasis } from '#domain/forecast/goals/headline-forecast.ts';
import type { FreezingWindow } from '#domain/prediction/freezing-window.ts';
import { maxMoveMs } from '#domain/prediction/settle-prediction.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { ForecastOf } from '#domain/sports/sport-types.ts';
import { type PlaceInTime, placeValues } from './place-in-time.ts';

/** Match whose prediction freezes, with its forecast and the facts that its leaf records. */
export interface MatchToPredict<Name extends Sport> {
  readonly matchId: number;
  readonly tournamentId: string;
  readonly season: string;
  readonly kickoffUtc: Date;
  readonly homeId: number;
  readonly homeName: string;
  readonly awayId: number;
  readonly awayName: string;
  /** Forecast with the most information, as `headlineForecast` returns it. */
  readonly headline: { readonly basis: ForecastBasis; readonly parameters: ForecastOf<Name> };
  readonly counts: CountForecasts | null;
}

/** SQL that is true for a prediction `p` whose kick-off is within the seconds `$5` of that of the match `m`. */
const isOfDay = 'p.kickoff_utc between m.kickoff_utc - make_interval(secs => $5) and m.kickoff_utc + make_interval(secs => $5)';

/**
 * Returns the matches of a sport that have a forecast, a known kick-off in a window, and no prediction for that day yet, by kick-off and id.
 *
 * @param played true to include matches that are no longer to come, for walking through the past
 * @param page max number of matches and the place after which they begin; all matches without it
 */
export async function listMatchesToPredict<Name extends Sport>(
  database: Queryable,
  sport: Name,
  { startsFrom, startsUntil }: FreezingWindow,
  played: boolean,
  page?: { readonly limit: number; readonly after: PlaceInTime | undefined },
): Promise<MatchToPredict<Name>[]> {
  const { rows } = await database.query<Row<Name>>({
    name: 'list-matches-to-predict',
    // Forecasts are read only for matches without a prediction, and clubs only for matches of the page.
    text: `select m.id as "matchId", t.id as "tournamentId", s.label as season, m.kickoff_utc as "kickoffUtc",
             h.id as "homeId", h.name as "homeName", a.id as "awayId", a.name as "awayName", m.basis, m.parameters, m.counts
           from (
             select m.*, case when f.blended is not null then 'blended' when f.market_informed is not null then 'market-informed' else 'model' end as basis,
               coalesce(f.blended, f.market_informed, f.model) as parameters, f.counts
             from (
               select m.id, m.tournament_id, m.season_id, m.home_team_id, m.away_team_id, m.kickoff_utc from matches m
               where m.sport_id = $1 and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and (m.kickoff_utc, m.id) > ($7::timestamptz, $8::int)
                 and m.kickoff_known and (m.status = 'scheduled' or $4)
                 and not exists (select from predictions p where p.match_id = m.id and ${isOfDay})
                 and not exists (
                   select from former_match_ids former join predictions p on p.match_id = former.former_id where former.match_id = m.id and ${isOfDay})
               order by m.kickoff_utc, m.id offset 0
             ) m join forecasts f on f.match_id = m.id
             order by m.kickoff_utc, m.id limit $6
           ) m join tournaments t on t.numeric_id = m.tournament_id join seasons s on s.id = m.season_id
             join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
           order by m.kickoff_utc, m.id`,
    values: [
      sportIds[sport],
      page?.after?.kickoffUtc ?? startsFrom,
      startsUntil,
      played,
      maxMoveMs / 1_000,
      page?.limit ?? null,
      ...placeValues(page?.after, startsFrom),
    ],
  });
  return rows.map(({ basis, parameters, ...match }) => ({ ...match, headline: { basis, parameters } }));
}

type Row<Name extends Sport> = Omit<MatchToPredict<Name>, 'headline'> & MatchToPredict<Name>['headline'];
