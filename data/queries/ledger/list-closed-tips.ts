import type { Queryable } from '#data/database/database.ts';
import { LedgerConditions, type LedgerFilter } from './ledger-filter.ts';
import { type LedgerTip, type LedgerTipRow, ledgerTipColumns, ledgerTipJoins, toLedgerTip } from './ledger-tip.ts';
import type { CountedTip } from './recorded-tips/counted-tips-between.ts';
import { listRecordedTips } from './recorded-tips/list-recorded-tips.ts';

/** Tip that was settled or withdrawn. */
export type ClosedTip = LedgerTip & Closing;

interface Closing {
  /** Sequence of the record that settled or withdrew it, the newest one when it was settled again. */
  readonly closedBy: number;
  readonly closedAt: Date;
  /** Profit, in units, of this tip and of all tips of the filter closed before it, by their newest settlements. */
  readonly balanceUnits: number;
}

/**
 * Returns tips of a filter that were settled or withdrawn, the last closed first.
 *
 * @param before sequence of a record: only tips closed before it are returned, for the next page
 */
export async function listClosedTips(
  database: Queryable,
  filter: LedgerFilter,
  { locale, before, limit }: { locale: string; before?: number | undefined; limit: number },
): Promise<ClosedTip[]> {
  const conditions = new LedgerConditions(filter);
  if (before !== undefined) {
    const record = conditions.parameter(before);
    conditions.add('n', `(t.closed_at, t.closed_by) < ((select published_at from ledger_records where sequence = ${record}), ${record})`);
  }
  const { where } = conditions;
  const { rows } = await database.query<LedgerTipRow>({
    name: conditions.named('list-closed-tips'),
    // The page is selected first, so that only its own tips are joined with their matches.
    text: `select ${ledgerTipColumns}, t.closed_by as "closedBy", t.closed_at as "closedAt"
           from (select own.*, c.closed_by, c.closed_at
                 from (select t.* from tip_closings t where ${where} order by t.closed_at desc, t.closed_by desc limit ${conditions.parameter(limit)}) c
                 join tips own on own.sequence = c.tip_sequence) t
             ${ledgerTipJoins(conditions.parameter(locale))}
           order by t.closed_at desc, t.closed_by desc`,
    values: conditions.values,
  });
  const tips = rows.map((row) => ({ ...toLedgerTip(row), closedBy: row.closedBy as number, closedAt: row.closedAt as Date }));
  const first = tips.at(-1);
  return first === undefined ? [] : withBalance(tips, await balanceBefore(database, filter, first));
}

function withBalance(lastFirst: readonly (LedgerTip & Omit<Closing, 'balanceUnits'>)[], before: number): ClosedTip[] {
  let balanceUnits = before;
  return lastFirst
    .toReversed()
    .map((tip) => {
      balanceUnits += tip.settlement?.profitUnits ?? 0;
      return { ...tip, balanceUnits };
    })
    .reverse();
}

/** Returns the profit, in units, of the tips of a filter that were closed before one. */
async function balanceBefore(database: Queryable, filter: LedgerFilter, first: Pick<ClosedTip, 'closedAt' | 'closedBy'>): Promise<number> {
  const tips = await listRecordedTips(database, filter);
  return tips.reduce((sum, tip) => sum + (isClosedBefore(tip, first) ? tip.profitUnits : 0), 0);
}

function isClosedBefore({ closedAt, closedBy }: CountedTip, first: Pick<ClosedTip, 'closedAt' | 'closedBy'>): boolean {
  if (closedAt === undefined || closedBy === undefined) return false;
  return closedAt < first.closedAt || (closedAt.getTime() === first.closedAt.getTime() && closedBy < first.closedBy);
}
