import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';

type Chances = readonly [home: number, draw: number, away: number];

/** Forecasts of a finished match from before its kick-off, and its result after ninety minutes. */
export interface JudgedForecast {
  /** Forecast that is made from results alone; null when it is the same as `beforePrices`. */
  readonly model: ScoreParameters | null;
  /** Chances before the prices of the match were combined with them. */
  readonly beforePrices: Chances;
  /** True when the prices of earlier matches are in `beforePrices`. */
  readonly isMarketInformed: boolean;
  /** Chances with the prices of the match; null when it had none. */
  readonly blended: Chances | null;
  /** 0 home, 1 draw, 2 away. */
  readonly outcome: 0 | 1 | 2;
  /** True when the forecasts of the day were computed after it. */
  readonly computedAfterwards: boolean;
}

export interface TournamentForecasts {
  readonly id: string;
  readonly name: string;
  readonly forecasts: readonly JudgedForecast[];
}

/**
 * Returns all forecasts of finished matches by competition, the most important first. Reads the whole table, so it is for an occasional calculation and not
 * for each request. Leaves out a match whose score after ninety minutes is unknown.
 */
export async function listJudgedForecasts(database: Queryable): Promise<TournamentForecasts[]> {
  const { rows } = await database.query<JudgedForecast & Pick<TournamentForecasts, 'id' | 'name'>>({
    name: 'list-judged-forecasts',
    text: `select t.id, t.name, case when f.market_informed is not null then f.model end as model,
             array[f.home_probability, f.draw_probability, f.away_probability]::float8[] as "beforePrices", f.market_informed is not null as "isMarketInformed",
             case when f.blended is not null then array[f.blended_home_probability, f.blended_draw_probability, f.blended_away_probability]::float8[] end as blended,
             1 - sign(coalesce(m.full_time_home, m.home_goals) - coalesce(m.full_time_away, m.away_goals))::int as outcome,
             exists (select from reconstructions r where (m.kickoff_utc at time zone 'UTC')::date between r.from_day and r.until_day) as "computedAfterwards"
           from forecasts f join matches m on m.id = f.match_id join tournaments t on t.numeric_id = m.tournament_id
           where m.sport_id = ${sportIds.football} and m.status = 'finished' and f.computed_at < m.kickoff_utc and coalesce(f.priced_at, f.computed_at) < m.kickoff_utc
             and coalesce(m.full_time_home, m.home_goals) is not null and coalesce(m.full_time_away, m.away_goals) is not null
             and (m.full_time_home is not null or m.extra_time_home is null)
           order by t.priority, t.numeric_id, m.kickoff_utc, m.id`,
  });
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, forecasts]) => ({ id, name: forecasts[0]?.name ?? '', forecasts }));
}
