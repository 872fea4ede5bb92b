import type { PredictionGroup } from '#data/queries/prediction/list-prediction-sums.ts';
import type { CountKind } from '#domain/forecast/count-forecast.ts';
import { type PredictionBand, predictionBands } from '#domain/prediction/prediction-bands.ts';
import { addSums, noPredictions, type PredictionSums } from '#domain/prediction/prediction-figures.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** The two kinds of proof: recorded in time (`live`), or computed afterwards. */
export type PredictionProof = 'live' | 'afterwards';

/** All predictions on record in groups, by whether they were recorded in time. */
export type PredictionRecord = Readonly<Record<PredictionProof, readonly PredictionGroup[]>>;

/** The sums of the predictions of corners and of cards, by whether they were recorded in time. */
export type CountRecord = Readonly<Record<PredictionProof, Readonly<Record<CountKind, PredictionSums>>>>;

/** Returns the sums over groups. */
export function sumsOver(groups: readonly PredictionGroup[]): PredictionSums {
  return groups.reduce((sums, group) => addSums(sums, group.sums), noPredictions);
}

/** Returns the proof of a sport's predictions that is shown first: recorded in time, once one of these is decided. */
export function proofShown({ live }: PredictionRecord, sport: Sport): PredictionProof {
  return live.some((group) => group.sport === sport && group.sums.decided > 0) ? 'live' : 'afterwards';
}

/** Sums of the groups that share something. */
export interface SumsOf<Key extends string = string> {
  readonly key: Key;
  readonly sums: PredictionSums;
}

/** Returns the sums by bands of the chance, the lowest first; bands without predictions are left out. */
export function sumsByBand(groups: readonly PredictionGroup[]): SumsOf<PredictionBand>[] {
  const byBand = sumsBy(groups, ({ band }) => band);
  return predictionBands.flatMap(({ band }) => byBand.find(({ key }) => key === band) ?? []);
}

/** Returns the sums by the key that `keyOf` gives to a group, in the order in which the keys first occur. */
export function sumsBy<Key extends string>(groups: readonly PredictionGroup[], keyOf: (group: PredictionGroup) => Key): SumsOf<Key>[] {
  return [...Map.groupBy(groups, keyOf)].map(([key, ofKey]) => ({ key, sums: sumsOver(ofKey) }));
}
