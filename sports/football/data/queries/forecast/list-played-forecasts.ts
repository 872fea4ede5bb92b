import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ScoreParameters } from '#domain/forecast/score-grid.ts';

type Chances = readonly [home: number, draw: number, away: number];

/** The forecasts of a finished match from before its kick-off as they are stored, its last prices and its result after ninety minutes. */
export interface StoredPlayedForecast {
  /** Of the kick-off, in UTC: `2026-11`. */
  readonly month: string;
  /** Null where the forecast of results alone is that of `beforePrices`. */
  readonly model: ScoreParameters | null;
  readonly beforePrices: Chances;
  /** Null where the match had no prices. */
  readonly blended: Chances | null;
  /** By the last prices before the kick-off, margin removed; null without whole ones, and until they are worked out. */
  readonly closing: Chances | null;
  /** 0 home, 1 draw, 2 away. */
  readonly outcome: 0 | 1 | 2;
  /** True where the forecast is of a day that was worked through later. */
  readonly computedAfterwards: boolean;
}

/** Returns the forecasts of all finished matches, the first kick-off first. Reads the whole table. A match whose score after ninety minutes is unknown is left out. */
export async function listPlayedForecasts(database: Queryable): Promise<StoredPlayedForecast[]> {
  const { rows } = await database.query<StoredPlayedForecast>({
    name: 'list-played-forecasts',
    text: `select to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM') as month, case when f.market_informed is not null then f.model end as model,
             array[f.home_probability, f.draw_probability, f.away_probability]::float8[] as "beforePrices",
             case when f.blended is not null then array[f.blended_home_probability, f.blended_draw_probability, f.blended_away_probability]::float8[] end as blended,
             case when i.home_chance is not null then array[i.home_chance, i.draw_chance, i.away_chance] end as closing,
             1 - sign(coalesce(m.full_time_home, m.home_goals) - coalesce(m.full_time_away, m.away_goals))::int as outcome,
             exists (select from reconstructions r where (m.kickoff_utc at time zone 'UTC')::date between r.from_day and r.until_day) as "computedAfterwards"
           from forecasts f join matches m on m.id = f.match_id left join implied_goals i on i.match_id = m.id
           where m.sport_id = ${sportIds.football} and m.status = 'finished' and f.computed_at < m.kickoff_utc and coalesce(f.priced_at, f.computed_at) < m.kickoff_utc
             and coalesce(m.full_time_home, m.home_goals) is not null and coalesce(m.full_time_away, m.away_goals) is not null
             and (m.full_time_home is not null or m.extra_time_home is null)
           order by m.kickoff_utc, m.id`,
  });
  return rows;
}
