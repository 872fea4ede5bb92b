import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** A record of the ledger with the Merkle root over predictions that were frozen together. */
export interface PredictionBatch {
  readonly sequence: number;
  readonly sport: Sport;
  readonly recordedAt: Date;
  /** 64 hexadecimal digits. */
  readonly root: string;
  /** Number of predictions. */
  readonly leaves: number;
  readonly startsFrom: Date;
  readonly startsUntil: Date;
}

/** Returns the last batches of predictions in the ledger, the newest first. */
export async function listLastBatches(database: Queryable, limit: number): Promise<PredictionBatch[]> {
  const { rows } = await database.query<PredictionBatch>({
    name: 'list-last-batches',
    text: `select p.sequence, p.sport, r.recorded_at as "recordedAt", p.root, p.leaves, p.starts_from as "startsFrom", p.starts_until as "startsUntil"
           from prediction_roots p join ledger_records r on r.sequence = p.sequence order by p.sequence desc limit $1`,
    values: [limit],
  });
  return rows;
}
