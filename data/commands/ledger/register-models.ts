import { type Database, inTransaction, type Queryable } from '#data/database/database.ts';
import { constantsHash } from '#data/ledger/constants-hash.ts';
import type { ModelEntry } from '#domain/judging/model-entry.ts';
import type { LedgerRecord, ModelRegistration } from '#domain/ledger/ledger-record.ts';
import { recordChanges } from '../changes/record-changes.ts';
import { appendRecords, lockLedger } from './append-records.ts';

/**
 * Writes a ledger record for each model whose version and hash of constants are not recorded yet, and returns the records written. The hash is computed
 * here, so that constants changed under their old version are detected.
 */
export async function registerModels(database: Database, models: readonly ModelEntry[], now: Date): Promise<LedgerRecord[]> {
  const entries = models.map(toRegistration);
  if ((await missingFrom(database, entries)).length === 0) return [];
  return inTransaction(database, async (client) => {
    const end = await lockLedger(client);
    const missing = await missingFrom(client, entries);
    const records = await appendRecords(
      client,
      end,
      now,
      missing.map((body) => ({ kind: 'model', body })),
    );
    if (records.length > 0) await recordChanges(client, ['tips'], now);
    return records;
  });
}

function toRegistration({ sport, name, version, since, trainedOn, constants }: ModelEntry): ModelRegistration {
  return {
    sport,
    name,
    version,
    constantsHash: constantsHash(constants),
    trainedFrom: trainedOn.from,
    trainedUntil: trainedOn.to,
    inUseSince: since,
  };
}

async function missingFrom(database: Queryable, entries: readonly ModelRegistration[]): Promise<ModelRegistration[]> {
  const { rows } = await database.query<{ key: string }>(
    `select sport || ' ' || version || ' ' || constants_hash as key from model_registrations`,
  );
  const known = new Set(rows.map(({ key }) => key));
  return entries.filter((entry) => !known.has(`${entry.sport} ${entry.version} ${entry.constantsHash}`));
}
