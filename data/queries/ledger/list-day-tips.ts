import type { Queryable } from '#data/database/database.ts';
import { LedgerConditions, type LedgerFilter } from './ledger-filter.ts';
import { type LedgerTip, type LedgerTipRow, ledgerTipColumns, ledgerTipJoins, toLedgerTip } from './ledger-tip.ts';

/** Returns up to `limit` tips on matches that kick off in [from, to), the highest value first; withdrawn tips only when the filter selects them. */
export async function listDayTips(
  database: Queryable,
  { from, to, locale, limit }: { from: Date; to: Date; locale: string; limit: number },
  filter: Omit<LedgerFilter, 'from' | 'to'> = {},
): Promise<LedgerTip[]> {
  const conditions = new LedgerConditions({ ...filter, from, to });
  if (filter.result !== 'withdrawn') conditions.add('s', 'not exists (select 1 from tip_withdrawals e where e.tip_sequence = t.sequence)');
  const { where } = conditions;
  const { rows } = await database.query<LedgerTipRow>({
    name: conditions.named('list-day-tips'),
    text: `select ${ledgerTipColumns}
           from (select t.* from tips t where ${where} order by t.expected_value desc, t.sequence limit ${conditions.parameter(limit)}) t
             ${ledgerTipJoins(conditions.parameter(locale))}
           order by t.expected_value desc, t.sequence`,
    values: conditions.values,
  });
  return rows.map(toLedgerTip);
}
