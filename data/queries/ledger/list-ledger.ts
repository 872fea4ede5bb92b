import type { Queryable } from '#data/database/database.ts';
import { LedgerConditions, type LedgerFilter, stands } from './ledger-filter.ts';
import { type LedgerTip, type LedgerTipRow, ledgerTipColumns, ledgerTipJoins, toLedgerTip } from './ledger-tip.ts';

export interface ListedLedgerTip extends LedgerTip {
  /** The profit, in units, of all tips of the filter from the first to this one, as they are settled now. */
  readonly balanceUnits: number;
}

/**
 * Tips of the ledger, the newest record first.
 *
 * @param page.before only records before this one, for the next page
 */
export async function listLedger(
  database: Queryable,
  filter: LedgerFilter,
  { locale, before, limit }: { locale: string; before?: number | undefined; limit: number },
): Promise<ListedLedgerTip[]> {
  const asked = new LedgerConditions(filter);
  if (before !== undefined) asked.add('n', 't.sequence < $', before);
  const { where } = asked;
  const { rows } = await database.query<LedgerTipRow>({
    name: asked.named('list-ledger'),
    // The page is cut out first, so that only its own tips are joined with their matches.
    text: `select ${ledgerTipColumns}
           from (select t.* from tips t where ${where} order by t.sequence desc limit ${asked.parameter(limit)}) t
             ${ledgerTipJoins(asked.parameter(locale))}
           order by t.sequence desc`,
    values: asked.values,
  });
  const tips = rows.map(toLedgerTip);
  const oldest = tips.at(-1);
  return oldest === undefined ? [] : withBalance(tips, await balanceBefore(database, filter, oldest.sequence));
}

function withBalance(newestFirst: readonly LedgerTip[], before: number): ListedLedgerTip[] {
  let balanceUnits = before;
  return newestFirst
    .toReversed()
    .map((tip) => {
      balanceUnits += tip.settlement?.profitUnits ?? 0;
      return { ...tip, balanceUnits };
    })
    .reverse();
}

async function balanceBefore(database: Queryable, filter: LedgerFilter, sequence: number): Promise<number> {
  const asked = new LedgerConditions(filter);
  const ofFilter = asked.isEmpty ? 'true' : `s.tip_sequence in (select t.sequence from tips t where ${asked.where})`;
  const { rows } = await database.query<{ units: number }>({
    name: asked.named('sum-ledger'),
    text: `select coalesce(sum(s.profit_units), 0) as units from tip_settlements s
           where s.tip_sequence < ${asked.parameter(sequence)} and ${stands('s')} and ${ofFilter}`,
    values: asked.values,
  });
  return rows[0]?.units ?? 0;
}
