import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { FactsOf, ForecastOf } from '#domain/sports/sport-types.ts';
import type { StoredScore } from '#domain/sports/stored-score.ts';

/** One chance for each side, with a draw between them in sports that have one. */
type Chances = readonly number[];

/** Stored forecasts of a finished match from before its kick-off, its last prices and its score. */
export interface StoredPlayedForecast<Name extends Sport> {
  /** Month of the kick-off, in UTC: `2026-11`. */
  readonly month: string;
  /** Forecast that is made from results alone; null when it is the same as `beforePrices`. */
  readonly model: ForecastOf<Name> | null;
  /** Chances before the prices of the match were combined with them. */
  readonly beforePrices: Chances;
  /** Chances with the prices of the match; null when it had none. */
  readonly blended: Chances | null;
  /** Chances by the last prices before the kick-off, with the margin removed; null when these are incomplete, and until they are calculated. */
  readonly closing: Chances | null;
  readonly score: StoredScore;
  readonly facts: FactsOf<Name>;
  /** True when the forecasts of the day were computed after it. */
  readonly computedAfterwards: boolean;
}

type Row<Name extends Sport> = Omit<StoredPlayedForecast<Name>, 'score'> & StoredScore;

/** Returns the forecasts of all finished matches of a sport by kick-off, the earliest first. Reads the whole table. */
export async function listPlayedForecasts<Name extends Sport>(database: Queryable, sport: Name): Promise<StoredPlayedForecast<Name>[]> {
  const { rows } = await database.query<Row<Name>>({
    name: 'list-played-forecasts',
    text: `select to_char(m.kickoff_utc at time zone 'UTC', 'YYYY-MM') as month, case when f.market_informed is not null then f.model end as model,
             array_remove(array[f.home_probability, f.draw_probability, f.away_probability]::float8[], null) as "beforePrices",
             case when f.blended is not null
               then array_remove(array[f.blended_home_probability, f.blended_draw_probability, f.blended_away_probability]::float8[], null) end as blended,
             case when i.home_chance is not null then array_remove(array[i.home_chance, i.draw_chance, i.away_chance], null) end as closing,
             m.status, null as period, m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.half_time_home as "halfTimeHome",
             m.half_time_away as "halfTimeAway", m.full_time_home as "fullTimeHome", m.full_time_away as "fullTimeAway",
             m.extra_time_home as "extraTimeHome", m.play, coalesce(m.facts, '{}') as facts,
             exists (select from reconstructions r where (m.kickoff_utc at time zone 'UTC')::date between r.from_day and r.until_day) as "computedAfterwards"
           from forecasts f join matches m on m.id = f.match_id left join implied_goals i on i.match_id = m.id
           where m.sport_id = $1 and m.status = 'finished' and f.computed_at < m.kickoff_utc and coalesce(f.priced_at, f.computed_at) < m.kickoff_utc
           order by m.kickoff_utc, m.id`,
    values: [sportIds[sport]],
  });
  return rows.map(({ month, model, beforePrices, blended, closing, facts, computedAfterwards, ...score }) => ({
    month,
    model,
    beforePrices,
    blended,
    closing,
    score,
    facts,
    computedAfterwards,
  }));
}
