import type { PageNotes, Site } from '#app/site-context.server.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { type PredictionBand, predictionBandOf } from '#domain/prediction/prediction-bands.ts';
import type { PredictionSums } from '#domain/prediction/prediction-figures.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { loadPredictionRecord, proofOf } from './prediction-record.server.ts';
import { type PredictionProof, sumsOver } from './prediction-sums.ts';

/** The outcome of all predictions whose chances lie in one band, as the page of predictions says it. */
export interface RecordOfBand {
  readonly band: PredictionBand;
  readonly sport: Sport;
  readonly proof: PredictionProof;
  readonly sums: PredictionSums;
}

/** A page with a verdict may be so old: each settled prediction would make those of all matches before it anew. */
const oldestMs = 3_600_000;
const pageSaysItself: PageNotes = { dependOn: () => {}, freshUntil: () => {} };

/** Returns the outcome of the predictions of a sport that were recorded as this one and whose chances lie in the same band. */
export async function loadRecordOfBand(
  site: Site,
  { sport, chance, origin }: { readonly sport: Sport; readonly chance: number; readonly origin: TipOrigin },
): Promise<RecordOfBand> {
  const proof = proofOf(origin, site);
  const record = await loadPredictionRecord(site, pageSaysItself);
  site.page.freshUntil(new Date(site.clock.now().getTime() + oldestMs));
  const band = predictionBandOf(chance);
  return { band, sport, proof, sums: sumsOver(record[proof].filter((group) => group.sport === sport && group.band === band)) };
}
