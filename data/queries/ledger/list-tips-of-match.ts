import type { Queryable } from '#data/database/database.ts';
import {
  type FirstSportLedgerTip,
  type LedgerSettlement,
  type LedgerTip,
  type LedgerTipRow,
  ledgerTipColumns,
  ledgerTipJoins,
  toLedgerTip,
} from './ledger-tip.ts';
import { listSettlements } from './list-settlements.ts';

/** A tip with what became of it; one on football where the type names no other. */
export type MatchTip<Tip extends LedgerTip = FirstSportLedgerTip> = Tip & {
  /** Every settlement, the first one first; more than one after a result was corrected. */
  readonly settlements: readonly LedgerSettlement[];
};

/** Returns every tip on a match of the sport that the type names, also those withdrawn, the one of the greatest value first. */
export async function listTipsOfMatch<Tip extends LedgerTip = FirstSportLedgerTip>(
  database: Queryable,
  matchId: number,
  locale: string,
): Promise<MatchTip<Tip>[]> {
  const { rows } = await database.query<LedgerTipRow>({
    name: 'list-tips-of-match',
    text: `select ${ledgerTipColumns} from (${tipsOfMatches('$1')}) t ${ledgerTipJoins('$2')} order by t.expected_value desc, t.sequence`,
    values: [[matchId], locale],
  });
  const tips = rows.map(toLedgerTip) as Tip[];
  const settlements = await listSettlements(
    database,
    tips.map(({ sequence }) => sequence),
  );
  return tips.map((tip) => ({ ...tip, settlements: settlements.filter(({ tipSequence }) => tipSequence === tip.sequence) }));
}

/**
 * Returns the tips of the matches whose numbers the parameter gives, with `present_id`, the number under which each is stored now. Tips
 * that were written before two records of a match were united still name the former one.
 */
const tipsOfMatches = (matchIdsParameter: string) => `
  select t.*, requested.present_id
  from (select id as present_id, id as tipped_as from unnest(${matchIdsParameter}::int[]) as own(id)
        union all
        select f.match_id, f.former_id from former_match_ids f where f.match_id = any(${matchIdsParameter})) requested
  join tips t on t.match_id = requested.tipped_as`;
