import type { Site } from '#app/site/site-context.server.ts';
import type { PredictionBand } from '#domain/prediction/prediction-bands.ts';
import type { PredictionSums } from '#domain/prediction/prediction-figures.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { loadPredictionRecord } from './prediction-record.server.ts';
import { type PredictionProof, proofShown, type SumsOf, sumsByBand, sumsOver } from './prediction-sums.ts';

/** The outcome of the predictions of the first sport, which is football, in all and by bands of the chance, as on the page of predictions. */
export interface OnRecord {
  readonly proof: PredictionProof;
  readonly sums: PredictionSums;
  readonly byBand: readonly SumsOf<PredictionBand>[];
}

/** Returns the record that is shown beside lists of matches and tips. */
export async function loadOnRecord(site: Site): Promise<OnRecord> {
  const record = await loadPredictionRecord(site);
  const proof = proofShown(record, firstSport);
  const groups = record[proof].filter(({ sport }) => sport === firstSport);
  return { proof, sums: sumsOver(groups), byBand: sumsByBand(groups) };
}
