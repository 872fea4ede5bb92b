import type { Queryable } from '#data/database/database.ts';
import { listLeaves } from '#data/ledger/list-leaves.ts';
import { leafText, proofOfPrediction } from '#data/ledger/prediction-tree.ts';
import { getWrittenRecord, type WrittenRecord } from '#data/queries/ledger/get-tip-record.ts';
import { type RecordedPrediction, recordedPredictionColumns, recordedPredictionJoins } from './recorded-prediction.ts';

/** Prediction with the proof that it is in the ledger: the path of hashes from its text, a leaf of a Merkle tree, to the root in the ledger's record. */
export interface ProvenPrediction {
  readonly prediction: RecordedPrediction;
  readonly record: WrittenRecord;
  readonly proof: PredictionProof;
}

export interface PredictionProof {
  /** Text whose hash is the leaf: the prediction as canonical JSON. */
  readonly text: string;
  readonly leaf: number;
  readonly leaves: number;
  /** Hashes as hexadecimal digits, from the leaf upwards. */
  readonly path: readonly string[];
  readonly root: string;
}

/** Returns a prediction by its place; undefined when there is no prediction at that place. */
export async function getPrediction(
  database: Queryable,
  { sequence, leaf }: { readonly sequence: number; readonly leaf: number },
  locale: string,
): Promise<ProvenPrediction | undefined> {
  const { rows } = await database.query<RecordedPrediction & { readonly root: string }>({
    name: 'get-prediction',
    text: `select ${recordedPredictionColumns}, r.root from predictions p ${recordedPredictionJoins('$3')} where p.sequence = $1 and p.leaf = $2`,
    values: [sequence, leaf, locale],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { root, ...prediction } = row;
  const [leaves, record] = await Promise.all([listLeaves(database, sequence), getWrittenRecord(database, sequence)]);
  const own = leaves[leaf] as (typeof leaves)[number];
  return {
    prediction,
    record,
    proof: { text: leafText(own), leaf, leaves: leaves.length, path: proofOfPrediction(leaves, leaf), root },
  };
}
