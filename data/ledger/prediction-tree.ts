import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { leafBytes, merklePath, merkleRoot } from '#domain/ledger/merkle-tree.ts';
import type { Prediction } from '#domain/prediction/prediction.ts';

const digest = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const leavesOf = (predictions: readonly Prediction[]) => predictions.map((prediction) => digest(leafBytes(leafText(prediction))));

/** Returns the text of a leaf: the prediction as canonical JSON, without unknown values. */
export function leafText(prediction: Prediction): string {
  return canonicalJson(prediction);
}

/** Returns the root of predictions, in the order of their leaves, as 64 lower-case hexadecimal digits. */
export function rootOfPredictions(predictions: readonly Prediction[]): string {
  return hexOf(merkleRoot(digest, leavesOf(predictions)));
}

/** Returns the hashes, as hexadecimal digits, that lead from a prediction to the root of its tree. */
export function proofOfPrediction(predictions: readonly Prediction[], leaf: number): string[] {
  return merklePath(digest, leavesOf(predictions), leaf).map(hexOf);
}
