import type { PageNotes, Site } from '#app/site/site-context.server.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { type PredictionBand, predictionBandOf } from '#domain/prediction/prediction-bands.ts';
import type { PredictionSums } from '#domain/prediction/prediction-figures.ts';
import type { Sport } from '#domain/sports/sport.ts';
import { loadPredictionRecord, proofOf } from './prediction-record.server.ts';
import { type PredictionProof, sumsOver } from './prediction-sums.ts';

/** The outcome of all predictions of a sport with chances in one band, as on the page of predictions. */
export interface RecordOfBand {
  readonly band: PredictionBand;
  readonly sport: Sport;
  readonly proof: PredictionProof;
  readonly sums: PredictionSums;
}

/** Max age in milliseconds of a page with a verdict: otherwise each settled prediction would make the pages of all earlier matches stale. */
const oldestMs = 3_600_000;
/** Drops the notes that the record would make on the page, which sets its max age itself. */
const noNotes: PageNotes = { dependOn: () => {}, freshUntil: () => {}, renewAfter: () => {}, changes: () => {} };

/** Returns the outcome of the predictions of a sport with the same proof and with chances in the same band. */
export async function loadRecordOfBand(
  site: Site,
  { sport, chance, origin }: { readonly sport: Sport; readonly chance: number; readonly origin: TipOrigin },
): Promise<RecordOfBand> {
  const proof = proofOf(origin, site);
  const record = await loadPredictionRecord(site, noNotes);
  site.page.renewAfter(new Date(site.clock.now().getTime() + oldestMs));
  const band = predictionBandOf(chance);
  return { band, sport, proof, sums: sumsOver(record[proof].filter((group) => group.sport === sport && group.band === band)) };
}
