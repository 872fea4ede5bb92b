import type { Queryable } from '#data/database/database.ts';
import { selectMembers } from '#data/ledger/ledger-columns.ts';
import type { LedgerSettlement } from './ledger-tip.ts';

/** Returns all settlements of some tips, in the order of the ledger; a tip has more than one after its result was corrected. */
export async function listSettlements(database: Queryable, tipSequences: readonly number[]): Promise<LedgerSettlement[]> {
  if (tipSequences.length === 0) return [];
  const { rows } = await database.query<LedgerSettlement>({
    name: 'list-settlements-of-tips',
    text: `select s.sequence, r.published_at as "publishedAt", ${selectMembers('settlement', 's')}
           from tip_settlements s join ledger_records r on r.sequence = s.sequence where s.tip_sequence = any($1) order by s.sequence`,
    values: [tipSequences],
  });
  return rows;
}
