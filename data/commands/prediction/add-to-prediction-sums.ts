import type { Queryable } from '#data/database/database.ts';
import { quartersOfPredictions, sumsOfPredictions } from '#data/ledger/summed-predictions.ts';

/** Place of a prediction in the ledger: its record, and its leaf of the record's tree. */
export interface PlaceOfPrediction {
  readonly sequence: number;
  readonly leaf: number;
}

const named = `(select p.* from unnest($1::int[], $2::int[]) as named(sequence, leaf) join predictions p on p.sequence = named.sequence and p.leaf = named.leaf)`;

/**
 * Adds predictions, with their stored outcomes, to the sums of all predictions on record, or subtracts them. Must be called in the transaction that records
 * the predictions or changes their outcomes, while the ledger is locked.
 *
 * @param sign −1 to subtract
 */
export async function addToPredictionSums(client: Queryable, sign: 1 | -1, places: readonly PlaceOfPrediction[]): Promise<void> {
  await client.query({
    name: 'add-to-prediction-sums',
    text: `with of_quarters as (
        insert into prediction_quarters as known (starts_at, sport, decided, "right", promised)
        select starts_at, sport, $3 * decided, $3 * "right", $3 * promised from (${quartersOfPredictions(named)}) added
        on conflict (starts_at, sport) do update set decided = known.decided + excluded.decided, "right" = known."right" + excluded."right",
          promised = known.promised + excluded.promised
      )
      insert into prediction_sums as known (part, sport, origin, key, predictions, void, decided, "right", promised, backed, profit, profit_squares)
      select part, sport, origin, key, $3 * predictions, $3 * void, $3 * decided, $3 * "right", $3 * promised, $3 * backed, $3 * profit, $3 * profit_squares
      from (${sumsOfPredictions(named)}) added
      on conflict (part, sport, origin, key) do update set predictions = known.predictions + excluded.predictions, void = known.void + excluded.void,
        decided = known.decided + excluded.decided, "right" = known."right" + excluded."right", promised = known.promised + excluded.promised,
        backed = known.backed + excluded.backed, profit = known.profit + excluded.profit, profit_squares = known.profit_squares + excluded.profit_squares`,
    values: [places.map(({ sequence }) => sequence), places.map(({ leaf }) => leaf), sign],
  });
}
