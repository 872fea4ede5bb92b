import type { Queryable } from '#data/database/database.ts';
import { listTipStates } from '#data/queries/ledger/list-tip-states.ts';
import type { LedgerRecord, TipWithdrawal } from '#domain/ledger/ledger-record.ts';
import { appendRecords, lockLedger } from './append-records.ts';
import { noteLedgerChanges } from './note-ledger-changes.ts';

export type WithdrawalRecord = Extract<LedgerRecord, { kind: 'withdrawal' }>;

/**
 * Takes tips back inside the caller's transaction, by records of their own, and gives those that were written. Left out are tips
 * that have been withdrawn or settled already.
 */
export async function recordWithdrawals(client: Queryable, withdrawals: readonly TipWithdrawal[], now: Date): Promise<WithdrawalRecord[]> {
  if (withdrawals.length === 0) return [];
  const end = await lockLedger(client);
  const sequences = withdrawals.map(({ tipSequence }) => tipSequence);
  const states = await listTipStates(client, sequences);
  const added = withdrawals.flatMap((body, at) => {
    const state = states.get(body.tipSequence);
    const isFirst = sequences.indexOf(body.tipSequence) === at;
    if (state === undefined || state.isWithdrawn || state.settledBy !== null || !isFirst) return [];
    return [{ matchId: state.matchId, record: { kind: 'withdrawal' as const, body } }];
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
  return records as WithdrawalRecord[];
}
