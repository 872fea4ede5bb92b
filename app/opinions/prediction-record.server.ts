import type { PageNotes, Site } from '#app/site/site-context.server.ts';
import { listCountSums } from '#data/queries/prediction/list-count-sums.ts';
import { listPredictionSums } from '#data/queries/prediction/list-prediction-sums.ts';
import type { CountKind } from '#domain/forecast/counts/count-forecast.ts';
import { isComputedAfterwards, type TipOrigin, tipOrigins } from '#domain/ledger/ledger-record.ts';
import { addSums, noPredictions } from '#domain/prediction/prediction-figures.ts';
import type { CountRecord, PredictionProof, PredictionRecord } from './prediction-sums.ts';

/** Returns the sums of all predictions on record by sport and band, read once for all pages that show any of them; notes on `page` that it depends on them. */
export function loadPredictionRecord(site: Site, page: PageNotes = site.page): Promise<PredictionRecord> {
  return site.fragment(
    'prediction-record',
    async (notes) => {
      notes.dependOn('predictions');
      const groups = await listPredictionSums(site.db);
      const { live = [], afterwards = [] } = Object.groupBy(groups, ({ origin }) => proofOf(origin, site));
      return { live, afterwards };
    },
    page,
  );
}

/** Returns the sums of the predictions of corners and of cards, read once for all languages. */
export function loadCountRecord(site: Site): Promise<CountRecord> {
  return site.fragment('count-record', async (notes) => {
    notes.dependOn('predictions');
    const groups = await listCountSums(site.db);
    const sumsOf = (proof: PredictionProof, kind: CountKind) =>
      groups
        .filter((group) => group.kind === kind && proofOf(group.origin, site) === proof)
        .reduce((sums, group) => addSums(sums, group.sums), noPredictions);
    const ofProof = (proof: PredictionProof) => ({ corners: sumsOf(proof, 'corners'), cards: sumsOf(proof, 'cards') });
    return { live: ofProof('live'), afterwards: ofProof('afterwards') };
  });
}

/** Returns the proof of a record by its origin: recorded in time, or computed afterwards. */
export function proofOf(origin: TipOrigin, { clock }: Pick<Site, 'clock'>): PredictionProof {
  return isComputedAfterwards(origin, clock.setTo !== undefined) ? 'afterwards' : 'live';
}

/** Returns the origins of the records with a proof. */
export function originsOf(proof: PredictionProof, site: Pick<Site, 'clock'>): TipOrigin[] {
  return tipOrigins.filter((origin) => proofOf(origin, site) === proof);
}
