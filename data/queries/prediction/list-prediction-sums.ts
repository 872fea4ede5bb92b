import type { Queryable } from '#data/database/database.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { type PredictionBand, predictionBands } from '#domain/prediction/prediction-bands.ts';
import type { PredictionSums } from '#domain/prediction/prediction-figures.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** Predictions on record with the same origin, sport, competition, month and band of chances. */
export interface PredictionGroup {
  readonly origin: TipOrigin;
  readonly sport: Sport;
  readonly tournamentId: string;
  /** Month of the kick-off in UTC: `2026-11`. */
  readonly month: string;
  readonly band: PredictionBand;
  readonly sums: PredictionSums;
}

/** SQL of the chance of the result that the prediction `p` names. */
export const predictedChance = `case p.result when 'home' then p.home_chance when 'draw' then p.draw_chance else p.away_chance end`;

/** Returns the sums of all predictions on record, by group, in a single pass over all of them. */
export async function listPredictionSums(database: Queryable): Promise<PredictionGroup[]> {
  const { rows } = await database.query<Omit<PredictionGroup, 'band' | 'sums'> & PredictionSums & { readonly at: number }>({
    name: 'list-prediction-sums',
    text: `select r.origin, p.sport, p.tournament_id as "tournamentId", to_char(p.kickoff_utc at time zone 'UTC', 'YYYY-MM') as month,
             width_bucket(said.chance, $1::float8[]) - 1 as at, count(*)::int as predictions,
             count(*) filter (where o.outcome = 'void')::int as void, count(*) filter (where done.is)::int as decided,
             count(*) filter (where o.outcome = 'right')::int as right, coalesce(sum(said.chance) filter (where done.is), 0) as promised,
             count(p.decimal_odds) filter (where done.is)::int as backed, coalesce(sum(done.profit), 0) as profit,
             coalesce(sum(done.profit * done.profit), 0) as "profitSquares"
           from predictions p join prediction_roots r on r.sequence = p.sequence
             left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
             cross join lateral (select ${predictedChance} as chance) said
             cross join lateral (select o.outcome in ('right', 'wrong') as is,
               case o.outcome when 'right' then p.decimal_odds - 1 when 'wrong' then case when p.decimal_odds is not null then -1 end end as profit) done
           group by 1, 2, 3, 4, 5`,
    values: [predictionBands.map(({ from }) => from)],
  });
  return rows.map(({ origin, sport, tournamentId, month, at, ...sums }) => {
    return { origin, sport, tournamentId, month, band: (predictionBands[at] ?? predictionBands[0]).band, sums };
  });
}
