import type { Queryable } from '#data/database/database.ts';

/** Present state of a tip. */
export interface TipState {
  readonly tipSequence: number;
  readonly matchId: number;
  readonly decimalOdds: number;
  readonly stakeUnits: number;
  readonly isWithdrawn: boolean;
  /** Sequence of the newest settlement; null while the tip is not settled. */
  readonly settledBy: number | null;
}

/**
 * Returns the present states of tips, by their sequences.
 *
 * @throws RangeError when the ledger has no tip with one of the sequences
 */
export async function listTipStates(database: Queryable, tipSequences: readonly number[]): Promise<Map<number, TipState>> {
  const { rows } = await database.query<TipState>({
    name: 'list-tip-states',
    text: `select t.sequence as "tipSequence", t.match_id as "matchId", t.decimal_odds as "decimalOdds", t.stake_units as "stakeUnits",
             exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence) as "isWithdrawn",
             (select max(s.sequence) from tip_settlements s where s.tip_sequence = t.sequence) as "settledBy"
           from tips t where t.sequence = any($1)`,
    values: [tipSequences],
  });
  const states = new Map(rows.map((state) => [state.tipSequence, state]));
  const unknown = tipSequences.find((sequence) => !states.has(sequence));
  if (unknown !== undefined) throw new RangeError(`record ${unknown} of the ledger is no tip`);
  return states;
}
