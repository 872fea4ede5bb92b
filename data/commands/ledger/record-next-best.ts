import type { Queryable } from '#data/database/database.ts';

export interface NextBestPrice {
  readonly tipSequence: number;
  readonly decimalOdds: number;
}

/** Stores the best price of another bookmaker for tips that have just been written. */
export async function recordNextBest(client: Queryable, prices: readonly NextBestPrice[]): Promise<void> {
  if (prices.length === 0) return;
  await client.query('insert into tip_next_best (tip_sequence, decimal_odds) select * from unnest($1::int[], $2::float8[])', [
    prices.map(({ tipSequence }) => tipSequence),
    prices.map(({ decimalOdds }) => decimalOdds),
  ]);
}
