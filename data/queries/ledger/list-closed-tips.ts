import type { Queryable } from '#data/database/database.ts';
import { LedgerConditions, type LedgerFilter, stands } from './ledger-filter.ts';
import { type LedgerTip, type LedgerTipRow, ledgerTipColumns, ledgerTipJoins, toLedgerTip } from './ledger-tip.ts';

/** Tip that was settled or withdrawn. */
export type ClosedTip = LedgerTip & Closing;

interface Closing {
  /** Sequence of the record that settled or withdrew it, the newest one when it was settled again. */
  readonly closedBy: number;
  readonly closedAt: Date;
  /** Profit, in units, of all tips of the filter closed up to this one, included, by their present settlements. */
  readonly balanceUnits: number;
}

/** SQL of the record that closed a tip `c.tip_sequence`, with its moment `r.published_at`: its newest settlement, or its withdrawal. */
const closings = `(
    select s.tip_sequence, s.sequence, s.profit_units from tip_settlements s where ${stands('s')}
    union all select w.tip_sequence, w.sequence, 0 from tip_withdrawals w
  ) c join ledger_records r on r.sequence = c.sequence join tips t on t.sequence = c.tip_sequence`;

/**
 * Returns tips that were settled or withdrawn, the last one first by the time of that record.
 *
 * @param page.before only tips closed before this record was written, for the next page
 */
export async function listClosedTips(
  database: Queryable,
  filter: LedgerFilter,
  { locale, before, limit }: { locale: string; before?: number | undefined; limit: number },
): Promise<ClosedTip[]> {
  const conditions = new LedgerConditions(filter);
  if (before !== undefined) {
    conditions.add('n', '(r.published_at, c.sequence) < (select published_at, sequence from ledger_records where sequence = $)', before);
  }
  const { where } = conditions;
  const { rows } = await database.query<LedgerTipRow>({
    name: conditions.named('list-closed-tips'),
    // The page is selected first, so that only its own tips are joined with their matches.
    text: `select ${ledgerTipColumns}, t.closed_by as "closedBy", t.closed_at as "closedAt"
           from (select t.*, c.sequence as closed_by, r.published_at as closed_at from ${closings}
                 where ${where} order by r.published_at desc, c.sequence desc limit ${conditions.parameter(limit)}) t
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

async function balanceBefore(
  database: Queryable,
  filter: LedgerFilter,
  { closedAt, closedBy }: Pick<ClosedTip, 'closedAt' | 'closedBy'>,
): Promise<number> {
  const conditions = new LedgerConditions(filter);
  const { where } = conditions;
  const { rows } = await database.query<{ units: number }>({
    name: conditions.named('sum-closed-tips'),
    text: `select coalesce(sum(c.profit_units), 0) as units from ${closings}
           where ${where} and (r.published_at, c.sequence) < (${conditions.parameter(closedAt)}, ${conditions.parameter(closedBy)})`,
    values: conditions.values,
  });
  return rows[0]?.units ?? 0;
}
