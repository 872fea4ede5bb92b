import type { Queryable } from '#data/database/database.ts';
import { getWrittenRecord, type WrittenRecord } from './get-tip-record.ts';
import { listRegisteredModels, type RegisteredModel } from './list-registered-models.ts';

/** Model on record. */
export interface ModelRecord {
  readonly model: RegisteredModel;
  readonly records: readonly WrittenRecord[];
}

/** Returns the model registered by a record; undefined when the ledger has no such record, or it registers no model. */
export async function getModelRecord(database: Queryable, sequence: number): Promise<ModelRecord | undefined> {
  const model = (await listRegisteredModels(database)).find((registered) => registered.sequence === sequence);
  return model && { model, records: [await getWrittenRecord(database, sequence)] };
}
