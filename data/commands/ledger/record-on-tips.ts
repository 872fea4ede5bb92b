import type { Queryable } from '#data/database/database.ts';
import type { LedgerRecord } from '#domain/ledger/ledger-record.ts';
import { appendRecords, lockLedger, type NewRecord } from './append-records.ts';
import { listTipStates, type TipState } from './list-tip-states.ts';
import { noteLedgerChanges } from './note-ledger-changes.ts';

/**
 * Writes what became of tips inside the caller's transaction, and gives the records that were written. `recordOf` says what is written by
 * how the tip stands, and undefined where nothing is. Of several entries on one tip only the first counts.
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
