import type { PredictionGroup } from '#data/queries/prediction/list-prediction-sums.ts';
import type { CountKind } from '#domain/forecast/counts/count-forecast.ts';
import { type PredictionBand, predictionBands } from '#domain/prediction/prediction-bands.ts';
import { addSums, noPredictions, type PredictionSums } from '#domain/prediction/prediction-figures.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** The two kinds of proof: recorded in time (`live`), or computed afterwards. */
export type PredictionProof = 'live' | 'afterwards';

/** The sums of all predictions on record by sport and band, by whether they were recorded in time. */
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

/** Sums of the predictions that share something. */
export interface SumsOf<Key extends string = string> {
  readonly key: Key;
  readonly sums: PredictionSums;
}

/** Returns the sums by bands of the chance, the lowest first; bands without predictions are left out. */
export function sumsByBand(groups: readonly PredictionGroup[]): SumsOf<PredictionBand>[] {
  const byBand = Map.groupBy(groups, ({ band }) => band);
  return predictionBands.flatMap(({ band }) => {
    const ofBand = byBand.get(band);
    return ofBand === undefined ? [] : { key: band, sums: sumsOver(ofBand) };
  });
}
