import type { Queryable } from '#data/database/database.ts';
import { selectMembers } from './ledger-columns.ts';
import { type LedgerSettlement, type LedgerTip, type LedgerTipRow, ledgerTipColumns, ledgerTipJoins, toLedgerTip } from './ledger-tip.ts';
import { tipsOfMatches } from './tips-of-matches.ts';

export interface MatchTip extends LedgerTip {
  /** Every settlement, the first one first; more than one after a result was corrected. */
  readonly settlements: readonly LedgerSettlement[];
}

/** Every tip on a match, also those taken back, the one of the greatest value first. */
export async function listTipsOfMatch(database: Queryable, matchId: number, locale: string): Promise<MatchTip[]> {
  const { rows } = await database.query<LedgerTipRow>({
    name: 'list-tips-of-match',
    text: `select ${ledgerTipColumns} from (${tipsOfMatches('$1')}) t ${ledgerTipJoins('$2')} order by t.expected_value desc, t.sequence`,
    values: [[matchId], locale],
  });
  const tips = rows.map(toLedgerTip);
  if (tips.length === 0) return [];
  const settlements = await listSettlements(
    database,
    tips.map(({ sequence }) => sequence),
  );
  return tips.map((tip) => ({ ...tip, settlements: settlements.filter(({ tipSequence }) => tipSequence === tip.sequence) }));
}

async function listSettlements(database: Queryable, tipSequences: readonly number[]): Promise<LedgerSettlement[]> {
  const { rows } = await database.query<LedgerSettlement>({
    name: 'list-settlements-of-tips',
    text: `select s.sequence, r.published_at as "publishedAt", ${selectMembers('settlement', 's')}
           from tip_settlements s join ledger_records r on r.sequence = s.sequence where s.tip_sequence = any($1) order by s.sequence`,
    values: [tipSequences],
  });
  return rows;
}
