import type { Queryable } from '#data/database/database.ts';
import type { LedgerRecord, TipSettlement } from '#domain/ledger/ledger-record.ts';
import { profitOf } from '#domain/odds/bet.ts';
import { recordOnTips } from './record-on-tips.ts';

/** Settlement without its profit, which follows from the outcome and the tip's own price and stake. */
export type NewSettlement = Omit<TipSettlement, 'profitUnits'>;

export type SettlementRecord = Extract<LedgerRecord, { kind: 'settlement' }>;

/**
 * Settles tips inside the caller's transaction, and returns the records written. A settlement that corrects another one refers to it. Skips tips that are
 * withdrawn, first settlements of tips that have one, and corrections of a settlement that is no longer its tip's newest.
 */
export async function recordSettlements(client: Queryable, settlements: readonly NewSettlement[], now: Date): Promise<SettlementRecord[]> {
  const records = await recordOnTips(client, settlements, now, (settlement, { isWithdrawn, settledBy, decimalOdds, stakeUnits }) => {
    if (isWithdrawn || settledBy !== settlement.correctsSequence) return undefined;
    return { kind: 'settlement', body: { ...settlement, profitUnits: profitOf(settlement.outcome, decimalOdds) * stakeUnits } };
  });
  return records as SettlementRecord[];
}
