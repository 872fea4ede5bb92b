import type { Queryable } from '#data/database/database.ts';
import type { CountForecasts } from '#domain/forecast/counts/count-forecast.ts';
import type { HeadlineChances } from '#domain/forecast/goals/headline-chances.ts';
import type { LikelyScore } from '#domain/forecast/goals/likeliest-score.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { UnpricedForecast } from '#domain/sports/sport-walk.ts';
import { storeForecastMoves } from './store-forecast-moves.ts';

/** Forecast of a match before any of its prices is included, with the chances that lists show. */
export interface ModelForecast extends UnpricedForecast<Sport> {
  readonly matchId: number;
  /** Share of football's goals scored before half-time. */
  readonly halfTimeShare?: number | undefined;
  /** Forecasts of corners and cards, in football. */
  readonly counts?: CountForecasts;
  readonly chances: Pick<HeadlineChances, 'home' | 'away'> & Partial<HeadlineChances>;
  /** Likeliest score with the likeliest result, in sports whose scores are predicted. */
  readonly likeliestScore?: Pick<LikelyScore, 'home' | 'away'> | undefined;
}

/**
 * Stores the forecasts of matches that have not begun by `now`, replacing earlier ones. A forecast that is new or has changed gets a null `priced_at`, so
 * that it is combined with prices again; an unchanged one is not written. Chances that moved are recorded (`storeForecastMoves`). Returns the ids of the
 * matches whose forecast is new or has changed.
 */
export async function storeModelForecasts(
  database: Queryable,
  forecasts: readonly ModelForecast[],
  modelVersion: string,
  now: Date,
): Promise<number[]> {
  if (forecasts.length === 0) return [];
  const { rows } = await database.query<{ id: number }>(
    `with stored as (
     insert into forecasts as f (match_id, model, market_informed, half_time_share, reliability_level, reliability_matches, grounds, counts, home_probability,
       draw_probability, away_probability, over_two_and_half_probability, both_score_probability, likeliest_home, likeliest_away, computed_at, model_version)
     select computed.*, $2::timestamptz, $3 from jsonb_to_recordset($1) as computed(match_id int, model jsonb, market_informed jsonb, half_time_share float8,
       reliability_level int2, reliability_matches int, grounds jsonb, counts jsonb, home real, draw real, away real, over_two_and_half real, both_score real,
       likeliest_home int2, likeliest_away int2)
       join matches m on m.id = computed.match_id and m.kickoff_utc > $2
     on conflict (match_id) do update set model = excluded.model, market_informed = excluded.market_informed, half_time_share = excluded.half_time_share,
       reliability_level = excluded.reliability_level, reliability_matches = excluded.reliability_matches, grounds = excluded.grounds, counts = excluded.counts,
       home_probability = excluded.home_probability, draw_probability = excluded.draw_probability, away_probability = excluded.away_probability,
       over_two_and_half_probability = excluded.over_two_and_half_probability, both_score_probability = excluded.both_score_probability,
       likeliest_home = excluded.likeliest_home, likeliest_away = excluded.likeliest_away,
       computed_at = excluded.computed_at, model_version = excluded.model_version, priced_at = null
     where (f.model, f.market_informed, f.half_time_share, f.grounds, f.counts, f.reliability_level, f.reliability_matches, f.model_version)
       is distinct from (excluded.model, excluded.market_informed, excluded.half_time_share, excluded.grounds, excluded.counts, excluded.reliability_level,
         excluded.reliability_matches, excluded.model_version)
     returning f.match_id, f.home_probability, f.draw_probability, f.away_probability, f.blended_home_probability, f.blended_draw_probability, f.blended_away_probability
     ), headline as (
       select match_id, coalesce(blended_home_probability, home_probability) as home, coalesce(blended_draw_probability, draw_probability) as draw,
         coalesce(blended_away_probability, away_probability) as away from stored
     ), moved as (${storeForecastMoves})
     select match_id as id from stored`,
    [JSON.stringify(forecasts.map(toColumns)), now, modelVersion],
  );
  return rows.map(({ id }) => id);
}

function toColumns(forecast: ModelForecast) {
  const { matchId, model, marketInformed, halfTimeShare, reliability, factors, counts = {}, chances, likeliestScore } = forecast;
  return {
    match_id: matchId,
    model,
    market_informed: marketInformed ?? null,
    half_time_share: halfTimeShare ?? null,
    reliability_level: reliability.level,
    reliability_matches: reliability.matches,
    grounds: factors,
    counts: Object.keys(counts).length === 0 ? null : counts,
    home: chances.home,
    draw: chances.draw ?? null,
    away: chances.away,
    over_two_and_half: chances.overTwoAndHalf ?? null,
    both_score: chances.bothScore ?? null,
    likeliest_home: likeliestScore?.home ?? null,
    likeliest_away: likeliestScore?.away ?? null,
  };
}
