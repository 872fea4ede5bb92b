import type { PageNotes, Site } from '#app/site-context.server.ts';
import { listPredictionSums } from '#data/queries/prediction/list-prediction-sums.ts';
import { isComputedAfterwards, type TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { PredictionProof, PredictionRecord } from './prediction-sums.ts';

/** Reads the sums of all predictions on record, once for all pages that show any of them; `page` notes that they change. */
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

/** Returns how something with an origin counts on a site: as recorded in time, or as computed afterwards. */
export function proofOf(origin: TipOrigin, { clock }: Pick<Site, 'clock'>): PredictionProof {
  return isComputedAfterwards(origin, clock.setTo !== undefined) ? 'afterwards' : 'live';
}
