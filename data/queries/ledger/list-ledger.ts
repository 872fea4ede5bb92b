import type { Queryable } from '#data/database/database.ts';
import type { LedgerFilter } from './ledger-filter.ts';
import { type LedgerTip, type LedgerTipRow, ledgerTipColumns, ledgerTipJoins, toLedgerTip } from './ledger-tip.ts';
import { readTips } from './read-tips.ts';
import { listRecordedTips } from './recorded-tips/list-recorded-tips.ts';

/** Returns the newest `limit` tips of the ledger, the newest first. */
export async function listNewestTips(database: Queryable, { locale, limit }: { locale: string; limit: number }): Promise<LedgerTip[]> {
  const { rows } = await database.query<LedgerTipRow>({
    name: 'list-newest-tips',
    // The tips are selected first, so that only these are joined with their matches.
    text: `select ${ledgerTipColumns}
           from (select t.* from tips t order by t.sequence desc limit $1) t ${ledgerTipJoins('$2')}
           order by t.sequence desc`,
    values: [limit, locale],
  });
  return rows.map(toLedgerTip);
}

/** Returns up to `limit` tips of a filter that are neither settled nor withdrawn, the next kick-off first; all of them without a limit. */
export async function listUnsettledTips(
  database: Queryable,
  filter: Omit<LedgerFilter, 'result'>,
  { locale, limit }: { locale: string; limit?: number | undefined },
): Promise<LedgerTip[]> {
  const open = await listRecordedTips(database, { ...filter, result: 'open' });
  const wanted = open.sort((first, second) => first.kickoffUtc.getTime() - second.kickoffUtc.getTime()).slice(0, limit);
  const sequences = wanted.map(({ sequence }) => sequence);
  return readTips(database, sequences, locale);
}
