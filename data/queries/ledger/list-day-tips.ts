import type { Queryable } from '#data/database/database.ts';
import type { LedgerTip } from './ledger-tip.ts';
import { readTips } from './read-tips.ts';

const isSettled = 'exists (select 1 from tip_settlements e where e.tip_sequence = t.sequence)';
const isWithdrawn = 'exists (select 1 from tip_withdrawals e where e.tip_sequence = t.sequence)';

/** SQL condition of each choice of tips on a tip `t`. */
const choices = {
  /** Open and settled tips. */
  kept: `not ${isWithdrawn}`,
  open: `not ${isSettled} and not ${isWithdrawn}`,
  withdrawn: isWithdrawn,
} as const;

/** Returns up to `limit` tips on matches that kick off in [from, to), the highest value first. */
export async function listDayTips(
  database: Queryable,
  { from, to, locale, limit }: { from: Date; to: Date; locale: string; limit: number },
  choice: keyof typeof choices = 'kept',
): Promise<LedgerTip[]> {
  const { rows } = await database.query<{ readonly sequence: number }>({
    name: `list-day-tips-${choice}`,
    text: `select t.sequence from tips t where t.kickoff_utc >= $1 and t.kickoff_utc < $2 and ${choices[choice]}
           order by t.expected_value desc, t.sequence limit $3`,
    values: [from, to, limit],
  });
  const sequences = rows.map(({ sequence }) => sequence);
  return readTips(database, sequences, locale);
}
