import type { Database } from '#data/database/database.ts';
import type { PriceSpending } from '#data/sources/price-schedule.ts';
import type { SourceSettings } from '#jobs/dataset-kind.ts';
import { nextCallAt } from '#jobs/polling/next-call.ts';
import { priceSpendingOf } from '#jobs/polling/price-spending-of.ts';
import { createSources } from './source-jobs.ts';

/** The calls that the site plans for the sources of its settings. */
export interface CallsOfSources {
  /** The time of each source's next call, by its name; sources without settings are left out. */
  readonly nextCalls: ReadonlyMap<string, Date>;
  /** The use of the day's budgets for prices, by the name of the job that requests them. */
  readonly priceBudgets: readonly (PriceSpending & { readonly source: string })[];
}

/** Returns the next call of each source, and what the day's budgets for prices are spent on. */
export async function callsOfSources(db: Database, settings: SourceSettings, now: Date): Promise<CallsOfSources> {
  const nextCalls = new Map<string, Date>();
  const priceBudgets: (PriceSpending & { readonly source: string })[] = [];
  for (const polled of createSources(settings)) {
    const { name } = polled.source;
    const next = await nextCallAt(db, polled, now);
    const spending = await priceSpendingOf(db, polled, now);
    if (spending !== undefined) priceBudgets.push({ source: polled.name, ...spending });
    const before = nextCalls.get(name);
    if (next !== undefined && (before === undefined || next < before)) nextCalls.set(name, next);
  }
  return { nextCalls, priceBudgets };
}
