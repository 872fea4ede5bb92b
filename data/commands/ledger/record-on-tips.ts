import type { Queryable } from '#data/database/database.ts';
import type { LedgerRecord } from '#domain/ledger/ledger-record.ts';
import { appendRecords, lockLedger, type NewRecord } from './append-records.ts';
import { listTipStates, type TipState } from './list-tip-states.ts';
import { noteLedgerChanges } from './note-ledger-changes.ts';

/**
 * Writes records on tips (settlements or withdrawals) into the ledger inside the caller's transaction, and returns them. `recordOf` returns the record for
 * an entry and the present state of its tip, or undefined to write none. Of several entries on one tip only the first is used.
 */
export async function recordOnTips<Entry extends { readonly tipSequence: number }>(
  client: Queryable,
  entries: readonly Entry[],
  now: Date,
  recordOf: (entry: Entry, state: TipState) => NewRecord | undefined,
): Promise<LedgerRecord[]> {
  if (entries.length === 0) return [];
  const end = await lockLedger(client);
  const sequences = entries.map(({ tipSequence }) => tipSequence);
  const states = await listTipStates(client, sequences);
  const added = entries.flatMap((entry, at) => {
    if (sequences.indexOf(entry.tipSequence) !== at) return [];
    const state = states.get(entry.tipSequence) as TipState;
    const record = recordOf(entry, state);
    return record === undefined ? [] : [{ matchId: state.matchId, record }];
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
  return records;
}
