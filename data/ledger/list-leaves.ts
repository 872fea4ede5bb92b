import type { Queryable } from '#data/database/database.ts';
import type { Prediction } from '#domain/prediction/prediction.ts';
import { predictionColumns, selectColumns } from './ledger-columns.ts';

/** Returns the predictions of a ledger record in the order of their leaves; empty when it has none. */
export async function listLeaves(database: Queryable, sequence: number): Promise<Prediction[]> {
  const { rows } = await database.query<Prediction>({
    name: 'list-leaves',
    text: `select ${selectColumns(predictionColumns, 'p')} from predictions p where p.sequence = $1 order by p.leaf`,
    values: [sequence],
  });
  return rows;
}
