import type { Queryable } from '#data/database/database.ts';
import { getWrittenRecord, type WrittenRecord } from './get-tip-record.ts';
import { listRegisteredModels, type RegisteredModel } from './list-registered-models.ts';

/** A model on record. */
export interface ModelRecord {
  readonly model: RegisteredModel;
  readonly records: readonly WrittenRecord[];
}

/** Returns the model that a record registers; undefined where the ledger has no such number, and where its record is of a tip. */
export async function getModelRecord(database: Queryable, sequence: number): Promise<ModelRecord | undefined> {
  const model = (await listRegisteredModels(database)).find((registered) => registered.sequence === sequence);
  return model && { model, records: [await getWrittenRecord(database, sequence)] };
}
