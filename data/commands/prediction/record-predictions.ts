import type { Topic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import { recordPlayEvents } from '#data/commands/live/record-play-events.ts';
import type { Queryable } from '#data/database/database.ts';
import { insertRows } from '#data/ledger/insert-rows.ts';
import { predictionColumns } from '#data/ledger/ledger-columns.ts';
import { listLeaves } from '#data/ledger/list-leaves.ts';
import { rootOfPredictions } from '#data/ledger/prediction-tree.ts';
import type { LedgerRecord, TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { FreezingWindow } from '#domain/prediction/freezing-window.ts';
import type { Prediction } from '#domain/prediction/prediction.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { appendRecords, lockLedger } from '../ledger/append-records.ts';
import { addToPredictionSums } from './add-to-prediction-sums.ts';

export type PredictionsRecord = Extract<LedgerRecord, { kind: 'predictions' }>;

/** Circumstances in which predictions are recorded; from then on they do not change. */
export interface Freezing {
  readonly sport: Sport;
  readonly window: FreezingWindow;
  readonly origin: TipOrigin;
  /** Time of the site's clock. */
  readonly now: Date;
}

/**
 * Writes predictions, and one record with the Merkle root of them, into the ledger inside the caller's transaction, and returns the record. Returns undefined
 * and writes nothing when there are no predictions, or when the window of their kick-offs has begun: none is recorded after its match may have begun.
 *
 * @param predictions predictions of matches in the window that have none yet
 * @throws Error when they are not read back from the database as they were hashed
 */
export async function recordPredictions(
  client: Queryable,
  predictions: readonly Prediction[],
  { sport, window, origin, now }: Freezing,
): Promise<PredictionsRecord | undefined> {
  if (predictions.length === 0) return undefined;
  const end = await lockLedger(client);
  const clocks = origin === 'live' ? [now, end.recordedAt] : [now];
  if (clocks.some((clock) => clock >= window.startsFrom)) return undefined;
  const root = rootOfPredictions(predictions);
  const body = { sport, root, leaves: predictions.length, ...window, origin };
  const [record] = await appendRecords(client, end, now, [{ kind: 'predictions', body }]);
  const sequence = record?.sequence as number;
  const rows = predictions.map((prediction, leaf) => ({ sequence, leaf, ...prediction }));
  await insertRows(client, 'predictions', { sequence: 'integer', leaf: 'integer', ...predictionColumns }, rows);
  if (rootOfPredictions(await listLeaves(client, sequence)) !== root) {
    throw new Error(`the predictions of record ${sequence} are not stored as they were hashed`);
  }
  await addToPredictionSums(client, 1, rows);
  const ofMatches = predictions.map(({ matchId }): Topic => `match:${matchId}`);
  // No page is open for days that are recorded afterwards.
  if (origin !== 'reconstructed') {
    await recordLiveEvents(client, ofMatches, now);
    await recordPlayEvents(
      client,
      predictions.map(({ matchId }) => matchId),
      now,
      'prediction',
    );
  }
  await recordChanges(client, ['tips', 'predictions', ...ofMatches], now);
  return record as PredictionsRecord;
}
