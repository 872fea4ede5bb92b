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

/** Tip with its settlements; one on football unless the type names another. */
export type MatchTip<Tip extends LedgerTip = FirstSportLedgerTip> = Tip & {
  /** All settlements in their order; more than one after the result was corrected. */
  readonly settlements: readonly LedgerSettlement[];
};

/** Returns every tip on a match of the sport that the type names, including withdrawn ones, the highest value first. */
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
 * Returns the SQL of the tips on the matches with the ids in the parameter, with `present_id`, the present id of each match. Tips recorded before two
 * records of a match were united still have the former id.
 */
const tipsOfMatches = (matchIdsParameter: string) => `
  select t.*, requested.present_id
  from (select id as present_id, id as tipped_as from unnest(${matchIdsParameter}::int[]) as own(id)
        union all
        select f.match_id, f.former_id from former_match_ids f where f.match_id = any(${matchIdsParameter})) requested
  join tips t on t.match_id = requested.tipped_as`;
