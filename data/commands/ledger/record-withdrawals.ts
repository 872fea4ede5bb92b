import type { Queryable } from '#data/database/database.ts';
import type { LedgerRecord, TipWithdrawal } from '#domain/ledger/ledger-record.ts';
import { recordOnTips } from './record-on-tips.ts';

export type WithdrawalRecord = Extract<LedgerRecord, { kind: 'withdrawal' }>;

/**
 * Withdraws tips inside the caller's transaction by separate records, and returns the records written. Skips tips that have already been withdrawn or
 * settled.
 */
export async function recordWithdrawals(client: Queryable, withdrawals: readonly TipWithdrawal[], now: Date): Promise<WithdrawalRecord[]> {
  const records = await recordOnTips(client, withdrawals, now, (body, { isWithdrawn, settledBy }) =>
    isWithdrawn || settledBy !== null ? undefined : { kind: 'withdrawal', body },
  );
  return records as WithdrawalRecord[];
}
