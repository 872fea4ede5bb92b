import type { Queryable } from '#data/database/database.ts';
import { LedgerConditions, type LedgerFilter } from './ledger-filter.ts';

/** How many tips of the ledger a filter means. */
export async function countTips(database: Queryable, filter: LedgerFilter = {}): Promise<number> {
  const asked = new LedgerConditions(filter);
  const { rows } = await database.query<{ tips: number }>({
    name: asked.named('count-tips'),
    text: `select count(*)::int as tips from tips t where ${asked.where}`,
    values: asked.values,
  });
  return rows[0]?.tips ?? 0;
}
