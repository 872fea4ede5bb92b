import { type Catalogue, loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { createOpenLigaDBSource } from '#data/sources/openligadb/openligadb-source.ts';
import type { Source } from '#data/sources/source.ts';
import type { SourceSettings } from '#jobs/dataset-kind.ts';
import type { FeedJob } from '#jobs/job.ts';
import { pollSource } from '#jobs/polling/poll-source.ts';

/** A source is looked at so often; which of its calls are due then is its own matter. */
const everySeconds = 5;
/** Every source has a call that brings something once a day. */
const silentAfterSeconds = 26 * 3_600;

/** Returns the jobs that ask the sources on the network, a job for each source that the settings name. */
export function sourceJobs(settings: SourceSettings): FeedJob[] {
  const catalogue = loadCatalogue();
  return sourcesOf(settings, catalogue).map((source) => ({
    name: `poll-${source.name}`,
    everySeconds,
    feed: source.name,
    silentAfterSeconds,
    async run(context) {
      await pollSource(context, source);
    },
  }));
}

function sourcesOf({ openLigaDB }: SourceSettings, { countries }: Catalogue): Source[] {
  if (openLigaDB === undefined) return [];
  const leagues = countries.flatMap(({ country, tournaments }) =>
    tournaments.flatMap(({ slug, type, feeds }) =>
      (feeds?.openligadb ?? []).map((shortcut) => ({ tournamentId: `${country.slug}.${slug}`, shortcut, type })),
    ),
  );
  return [createOpenLigaDBSource({ address: openLigaDB }, leagues)];
}
