import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { CountForecasts } from '#domain/forecast/count-forecast.ts';
import type { FreezingWindow } from '#domain/prediction/freezing-window.ts';
import { maxMoveMs } from '#domain/prediction/settle-prediction.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { ForecastOf } from '#domain/sports/sport-types.ts';
import { type PlaceInTime, placeValues } from './place-in-time.ts';

/** Match whose prediction freezes, with its forecasts and the facts that its leaf records. */
export interface MatchToPredict<Name extends Sport> {
  readonly matchId: number;
  readonly tournamentId: string;
  readonly season: string;
  readonly kickoffUtc: Date;
  readonly homeId: number;
  readonly homeName: string;
  readonly awayId: number;
  readonly awayName: string;
  readonly model: ForecastOf<Name>;
  readonly marketInformed: ForecastOf<Name> | null;
  readonly blended: ForecastOf<Name> | null;
  readonly counts: CountForecasts | null;
}

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
  const { rows } = await database.query<MatchToPredict<Name>>({
    name: 'list-matches-to-predict',
    // Selected before the clubs are joined, so that planning is short as well.
    text: `select m.id as "matchId", t.id as "tournamentId", s.label as season, m.kickoff_utc as "kickoffUtc",
             h.id as "homeId", h.name as "homeName", a.id as "awayId", a.name as "awayName",
             m.model, m.market_informed as "marketInformed", m.blended, m.counts
           from (
             select m.id, m.tournament_id, m.season_id, m.home_team_id, m.away_team_id, m.kickoff_utc, f.model, f.market_informed, f.blended, f.counts
             from matches m join forecasts f on f.match_id = m.id
             where m.sport_id = $1 and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and (m.kickoff_utc, m.id) > ($7::timestamptz, $8::int)
               and m.kickoff_known and (m.status = 'scheduled' or $4)
               and not exists (
                 select 1 from predictions p
                 where p.match_id = any(array(select m.id union all select former_id from former_match_ids f where f.match_id = m.id))
                   and abs(extract(epoch from p.kickoff_utc - m.kickoff_utc)) <= $5)
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
  return rows;
}
