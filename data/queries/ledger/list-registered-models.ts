import type { Queryable } from '#data/database/database.ts';
import { selectMembers } from '#data/ledger/ledger-columns.ts';
import type { ModelRegistration } from '#domain/ledger/ledger-record.ts';

export interface RegisteredModel extends ModelRegistration {
  /** Sequence of its record. */
  readonly sequence: number;
}

/** Returns the models on record, the newest record first. */
export async function listRegisteredModels(database: Queryable): Promise<RegisteredModel[]> {
  const { rows } = await database.query<RegisteredModel>({
    name: 'list-registered-models',
    text: `select m.sequence, ${selectMembers('model', 'm')} from model_registrations m order by m.sequence desc`,
  });
  return rows;
}
