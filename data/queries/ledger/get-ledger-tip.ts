import type { Queryable } from '#data/database/database.ts';
import { type LedgerTip, type LedgerTipRow, ledgerTipColumns, ledgerTipJoins, toLedgerTip } from './ledger-tip.ts';

/** Returns the tip of a sequence, with the names of its clubs in a language; undefined when the record is no tip. */
export async function getLedgerTip(database: Queryable, sequence: number, locale: string): Promise<LedgerTip | undefined> {
  const { rows } = await database.query<LedgerTipRow>({
    name: 'get-tip-in-language',
    text: `select ${ledgerTipColumns} from tips t ${ledgerTipJoins('$2')} where t.sequence = $1`,
    values: [sequence, locale],
  });
  return rows.map(toLedgerTip)[0];
}
