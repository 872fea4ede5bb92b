import type { Queryable } from '#data/database/database.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { PredictionBand } from '#domain/prediction/prediction-bands.ts';
import type { PredictionSums } from '#domain/prediction/prediction-figures.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** Predictions on record with the same origin, sport and band of chances. */
export interface PredictionGroup {
  readonly origin: TipOrigin;
  readonly sport: Sport;
  readonly band: PredictionBand;
  readonly sums: PredictionSums;
}

/** Returns the sums of all predictions on record, by origin, sport and band. */
export async function listPredictionSums(database: Queryable): Promise<PredictionGroup[]> {
  const { rows } = await database.query<Omit<PredictionGroup, 'sums'> & PredictionSums>({
    name: 'list-prediction-sums',
    text: `select origin, sport, key as band, predictions, void, decided, "right", promised::float8, backed, profit::float8, profit_squares::float8 as "profitSquares"
           from prediction_sums where part = 'band' order by sport, origin, key`,
  });
  return rows.map(({ origin, sport, band, ...sums }) => ({ origin, sport, band, sums }));
}
