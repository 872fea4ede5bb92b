import type { Queryable } from '#data/database/database.ts';
import { type LedgerTip, type LedgerTipRow, ledgerTipColumns, ledgerTipJoins, toLedgerTip } from './ledger-tip.ts';

/** Number of tips read by one statement. Two hundred and fifty, with their matches and clubs, take the database 10 ms. */
const atOnce = 150;

/**
 * Returns tips in the order of their sequences; names are in the requested language. Lists choose sequences by a statement of their own: its span must be
 * planned with its values, and planning the joins of a tip anew for each list takes a third as long as running them.
 */
export async function readTips(database: Queryable, sequences: readonly number[], locale: string): Promise<LedgerTip[]> {
  const tips = new Map<number, LedgerTip>();
  for (let at = 0; at < sequences.length; at += atOnce) {
    const { rows } = await database.query<LedgerTipRow>({
      name: 'list-tips-by-sequence',
      // As a subquery, the list is of unknown length to the planner, which then plans the statement once and not for each length.
      text: `select ${ledgerTipColumns}
             from (select t.* from tips t where t.sequence = any((select $1::int[])::int[])) t ${ledgerTipJoins('$2')}`,
      values: [sequences.slice(at, at + atOnce), locale],
    });
    for (const tip of rows.map(toLedgerTip)) tips.set(tip.sequence, tip);
  }
  return sequences.flatMap((sequence) => tips.get(sequence) ?? []);
}
