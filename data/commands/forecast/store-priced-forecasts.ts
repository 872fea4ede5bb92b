import type { Queryable } from '#data/database/database.ts';
import type { HeadlineChances } from '#domain/forecast/goals/headline-chances.ts';
import type { LikelyScore } from '#domain/forecast/goals/likeliest-score.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { ForecastOf } from '#domain/sports/sport-types.ts';
import type { TipDecision } from '#domain/tip/tip-decision.ts';
import { storeForecastMoves } from './store-forecast-moves.ts';

/** Part of a match's forecast that follows from the prices of a moment. */
export interface PricedForecast {
  readonly matchId: number;
  /** Undefined when no bookmaker prices the match. */
  readonly blended: ForecastOf<Sport> | undefined;
  /** Chances without a draw in sports that have none. */
  readonly chances: (Pick<HeadlineChances, 'home' | 'away'> & Partial<HeadlineChances>) | undefined;
  /** Likeliest score with the likeliest result, in sports whose scores are predicted. */
  readonly likeliestScore?: Pick<LikelyScore, 'home' | 'away'> | undefined;
  readonly decisions: readonly TipDecision[];
}

/**
 * Stores what the prices known at `now` add to the forecasts of matches that have not begun by then, and records chances that moved (`storeForecastMoves`).
 * Returns the ids of the matches whose blended forecast or tip decisions changed.
 */
export async function storePricedForecasts(database: Queryable, priced: readonly PricedForecast[], now: Date): Promise<number[]> {
  if (priced.length === 0) return [];
  const { rows } = await database.query<{ id: number }>(
    `with priced as (
       select priced.* from jsonb_to_recordset($1) as priced(match_id int, blended jsonb, home real, draw real, away real, likeliest_home int2, likeliest_away int2,
         decisions jsonb)
         join matches m on m.id = priced.match_id and m.kickoff_utc > $2
     ), news as (
       select f.match_id from forecasts f join priced on priced.match_id = f.match_id
       where (f.blended, f.tip_decisions) is distinct from (priced.blended, priced.decisions)
     ), headline as (
       update forecasts f set blended = priced.blended, blended_home_probability = priced.home, blended_draw_probability = priced.draw,
         blended_away_probability = priced.away, blended_likeliest_home = priced.likeliest_home,
         blended_likeliest_away = priced.likeliest_away, tip_decisions = priced.decisions, priced_at = $2
       from priced where priced.match_id = f.match_id
       returning f.match_id, coalesce(priced.home, f.home_probability) as home, coalesce(priced.draw, f.draw_probability) as draw,
         coalesce(priced.away, f.away_probability) as away
     ), moved as (${storeForecastMoves})
     select match_id as id from news`,
    [JSON.stringify(priced.map(toColumns)), now],
  );
  return rows.map(({ id }) => id);
}

function toColumns({ matchId, blended, chances, likeliestScore, decisions }: PricedForecast) {
  return {
    match_id: matchId,
    blended: blended ?? null,
    home: chances?.home ?? null,
    draw: chances?.draw ?? null,
    away: chances?.away ?? null,
    likeliest_home: likeliestScore?.home ?? null,
    likeliest_away: likeliestScore?.away ?? null,
    decisions,
  };
}
