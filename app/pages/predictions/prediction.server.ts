import { notFound } from '#app/addresses/answers.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { getPrediction, type ProvenPrediction } from '#data/queries/prediction/get-prediction.ts';
import { readPlace } from './predictions.address.ts';

/** Returns a prediction by its place in the ledger. */
export async function loadPrediction(site: Site, { place }: { readonly place: string }): Promise<ProvenPrediction> {
  const named = readPlace(place);
  site.page.dependOn('predictions', 'catalogue');
  const found = named && (await getPrediction(site.db, named, site.words.locale.tag));
  if (found === undefined) throw notFound();
  return found;
}
