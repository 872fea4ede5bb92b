import type { Site } from '#app/site-context.server.ts';
import { listPredictionSums, type PredictionGroup } from '#data/queries/prediction/list-prediction-sums.ts';
import { isComputedAfterwards } from '#domain/ledger/ledger-record.ts';
import { addSums, noPredictions, type PredictionSums } from '#domain/prediction/prediction-figures.ts';

/** Whether predictions were recorded as time went by, or computed afterwards. */
export type PredictionProof = 'live' | 'afterwards';

/** All predictions on record in groups, by whether they were recorded in time. */
export type PredictionRecord = Readonly<Record<PredictionProof, readonly PredictionGroup[]>>;

/** Reads the sums of all predictions on record, once for all pages that show any of them. */
export function loadPredictionRecord(site: Site): Promise<PredictionRecord> {
  return site.fragment('prediction-record', async (notes) => {
    notes.dependOn('predictions');
    const groups = await listPredictionSums(site.db);
    const { live = [], afterwards = [] } = Object.groupBy(
      groups,
      ({ origin }): PredictionProof => (isComputedAfterwards(origin, site.clock.setTo !== undefined) ? 'afterwards' : 'live'),
    );
    return { live, afterwards };
  });
}

/** Returns the sums over groups. */
export function sumsOver(groups: readonly PredictionGroup[]): PredictionSums {
  return groups.reduce((sums, group) => addSums(sums, group.sums), noPredictions);
}

/** Sums of the groups that share something. */
export interface SumsOf<Key extends string = string> {
  readonly key: Key;
  readonly sums: PredictionSums;
}

/** Returns the sums by what `keyOf` makes of a group, in the order in which they come first. */
export function sumsBy<Key extends string>(groups: readonly PredictionGroup[], keyOf: (group: PredictionGroup) => Key): SumsOf<Key>[] {
  return [...Map.groupBy(groups, keyOf)].map(([key, ofKey]) => ({ key, sums: sumsOver(ofKey) }));
}
