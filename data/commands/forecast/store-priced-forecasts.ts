import type { Queryable } from '#data/database/database.ts';
import type { HeadlineChances } from '#domain/forecast/headline-chances.ts';
import type { ScoreParameters } from '#domain/forecast/score-grid.ts';
import type { TipDecision } from '#domain/tip/tip-decision.ts';

/** The part of a match's forecast that follows from the prices of a moment. */
export interface PricedForecast {
  readonly matchId: number;
  /** Undefined where nobody prices the match. */
  readonly blended: ScoreParameters | undefined;
  readonly chances: HeadlineChances | undefined;
  readonly decisions: readonly TipDecision[];
}

/** Stores what the prices known at `now` add to the forecasts of matches that have not begun by then. Gives the ids of the matches for which that is news. */
export async function storePricedForecasts(database: Queryable, priced: readonly PricedForecast[], now: Date): Promise<number[]> {
  if (priced.length === 0) return [];
  const { rows } = await database.query<{ id: number }>(
    `with told as (
       select told.* from jsonb_to_recordset($1) as told(match_id int, blended jsonb, home real, draw real, away real, decisions jsonb)
         join matches m on m.id = told.match_id and m.kickoff_utc > $2
     ), news as (
       select f.match_id from forecasts f join told on told.match_id = f.match_id
       where (f.blended, f.tip_decisions) is distinct from (told.blended, told.decisions)
     ), stored as (
       update forecasts f set blended = told.blended, blended_home_probability = told.home, blended_draw_probability = told.draw,
         blended_away_probability = told.away, tip_decisions = told.decisions, priced_at = $2
       from told where told.match_id = f.match_id
     ) select match_id as id from news`,
    [JSON.stringify(priced.map(toColumns)), now],
  );
  return rows.map(({ id }) => id);
}

function toColumns({ matchId, blended, chances, decisions }: PricedForecast) {
  return {
    match_id: matchId,
    blended: blended ?? null,
    home: chances?.home ?? null,
    draw: chances?.draw ?? null,
    away: chances?.away ?? null,
    decisions,
  };
}
