import type { Database } from '#data/database/database.ts';
import type { PriceSpending } from '#data/sources/price-schedule.ts';
import type { PlannedSource } from './next-call.ts';

/** Returns how the day's calls for prices use the source's budget; undefined for a source without a budget for prices. */
export async function priceSpendingOf(database: Database, { source, kind }: PlannedSource, now: Date): Promise<PriceSpending | undefined> {
  return source.priceSpending?.(await kind.listFixtures(database, source.name, now), now);
}
