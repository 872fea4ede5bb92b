import type { Queryable } from '#data/database/database.ts';
import { LedgerConditions, type LedgerFilter } from './ledger-filter.ts';
import { type LedgerTip, type LedgerTipRow, ledgerTipColumns, ledgerTipJoins, toLedgerTip } from './ledger-tip.ts';

const orders = {
  /** Order with the newest record first. */
  newest: { letter: 'n', text: 't.sequence desc' },
  /** Order with the next kick-off first. */
  kickoff: { letter: 'k', text: 't.kickoff_utc, t.sequence' },
} as const;

/** Returns up to `limit` tips of the ledger that match a filter; all of them without a limit. */
export async function listLedger(
  database: Queryable,
  filter: LedgerFilter,
  { locale, order = 'newest', limit }: { locale: string; order?: keyof typeof orders; limit?: number | undefined },
): Promise<LedgerTip[]> {
  const conditions = new LedgerConditions(filter);
  const { letter, text: inOrder } = orders[order];
  const { where } = conditions;
  const { rows } = await database.query<LedgerTipRow>({
    name: conditions.named(`list-ledger-${letter}`),
    // The page is selected first, so that only its own tips are joined with their matches.
    text: `select ${ledgerTipColumns}
           from (select t.* from tips t where ${where} order by ${inOrder} limit ${conditions.parameter(limit ?? null)}) t
             ${ledgerTipJoins(conditions.parameter(locale))}
           order by ${inOrder}`,
    values: conditions.values,
  });
  return rows.map(toLedgerTip);
}
