import type { Queryable } from '#data/database/database.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { tipsOfMatches } from './tips-of-matches.ts';

/** What a row of a list says of the tip on its match. */
export interface HeadlineTip {
  readonly sequence: number;
  readonly matchId: number;
  readonly market: Bet['market'];
  readonly line: number;
  readonly selection: string;
  readonly decimalOdds: number;
  readonly probability: number;
  readonly expectedValue: number;
  readonly origin: TipOrigin;
  /** Null while the tip is open. */
  readonly outcome: BetOutcome | null;
}

/** The tip of the greatest value on each of some matches that has one, by the match's number; withdrawn tips are left out. */
export async function listHeadlineTips(database: Queryable, matchIds: readonly number[]): Promise<ReadonlyMap<number, HeadlineTip>> {
  if (matchIds.length === 0) return new Map();
  const { rows } = await database.query<HeadlineTip>({
    name: 'list-headline-tips',
    text: `select distinct on (t.present_id) t.sequence, t.present_id as "matchId", t.market, t.line, t.selection,
             t.decimal_odds as "decimalOdds", t.probability, t.expected_value as "expectedValue", t.origin,
             (select s.outcome from tip_settlements s where s.tip_sequence = t.sequence order by s.sequence desc limit 1) as outcome
           from (${tipsOfMatches('$1')}) t
           where not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)
           order by t.present_id, t.expected_value desc, t.sequence`,
    values: [matchIds],
  });
  return new Map(rows.map((tip) => [tip.matchId, tip]));
}
