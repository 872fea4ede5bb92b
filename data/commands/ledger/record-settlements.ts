import type { Queryable } from '#data/database/database.ts';
import { listTipStates } from '#data/queries/ledger/list-tip-states.ts';
import type { LedgerRecord, TipSettlement } from '#domain/ledger/ledger-record.ts';
import { profitOf } from '#domain/odds/bet.ts';
import { appendRecords, lockLedger } from './append-records.ts';
import { noteLedgerChanges } from './note-ledger-changes.ts';

/** A settlement before its profit is reckoned, which follows from the outcome and the tip's own price and stake. */
export type NewSettlement = Omit<TipSettlement, 'profitUnits'>;

export type SettlementRecord = Extract<LedgerRecord, { kind: 'settlement' }>;

/**
 * Settles tips inside the caller's transaction, and gives the records that were written. A settlement that corrects another names
 * it. Left out are tips that are withdrawn, first settlements of tips that have one, and corrections of a settlement that is no
 * longer its tip's newest.
 */
export async function recordSettlements(client: Queryable, settlements: readonly NewSettlement[], now: Date): Promise<SettlementRecord[]> {
  if (settlements.length === 0) return [];
  const end = await lockLedger(client);
  const sequences = settlements.map(({ tipSequence }) => tipSequence);
  const states = await listTipStates(client, sequences);
  const added = settlements.flatMap((settlement, at) => {
    const state = states.get(settlement.tipSequence);
    const isFirst = sequences.indexOf(settlement.tipSequence) === at;
    if (state === undefined || state.isWithdrawn || state.settledBy !== settlement.correctsSequence || !isFirst) return [];
    const body: TipSettlement = { ...settlement, profitUnits: profitOf(settlement.outcome, state.decimalOdds) * state.stakeUnits };
    return [{ matchId: state.matchId, record: { kind: 'settlement' as const, body } }];
  });
  const records = await appendRecords(
    client,
    end,
    now,
    added.map(({ record }) => record),
  );
  await noteLedgerChanges(
    client,
    added.map(({ matchId }) => matchId),
    now,
  );
  return records as SettlementRecord[];
}
