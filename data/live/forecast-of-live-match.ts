import { usualHalfTimeShare } from '#domain/forecast/goals/played-share.ts';

/**
 * SQL of the forecast of a match `m` in play, as `ForecastOfMatch`: the headline forecast (domain/forecast/goals/headline-forecast.ts), and null without one. It
 * does not change after the kick-off.
 */
export const forecastOfLiveMatch = `case when m.status = 'live' then (
  select coalesce(f.blended, f.market_informed, f.model) || jsonb_build_object('halfTimeShare', coalesce(f.half_time_share, ${usualHalfTimeShare}))
  from forecasts f where f.match_id = m.id) end`;
