import type { Queryable } from '#data/database/database.ts';
import type { CountKind } from '#domain/forecast/counts/count-forecast.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { noPredictions, type PredictionSums } from '#domain/prediction/prediction-figures.ts';

/** Sums of the predictions on record of one count (corners or cards) and one origin. */
export interface CountGroup {
  readonly origin: TipOrigin;
  readonly kind: CountKind;
  readonly sums: PredictionSums;
}

/** Returns the sums of all predictions of corners and of cards on record. A prediction is decided when its match was played and its statistics are known. */
export async function listCountSums(database: Queryable): Promise<CountGroup[]> {
  const { rows } = await database.query<Omit<CountGroup, 'sums'> & Pick<PredictionSums, 'predictions' | 'decided' | 'right' | 'promised'>>({
    name: 'list-count-sums',
    text: `select origin, part as kind, predictions, decided, "right", promised::float8 from prediction_sums where part in ('corners', 'cards')`,
  });
  return rows.map(({ origin, kind, ...sums }) => ({ origin, kind, sums: { ...noPredictions, ...sums } }));
}
