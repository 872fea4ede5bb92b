import type { Database } from '#data/database/database.ts';
import type { CourtDemonstration } from '#demonstration/court/court-demonstration.ts';
import { refreshCourts } from '#demonstration/court/refresh-courts.ts';
import type { DemonstrationFeed } from '#demonstration/feed/demonstration-feed.ts';
import type { IngestWatcher } from '#jobs/ingest-batches.ts';
import { ingestFeed } from '#jobs/ingest-feed.ts';
import { getPresentFilledAt, notePastLoaded } from './past-state.ts';

/**
 * Stores what `fillPresent` leaves: tennis and basketball, then football competition by competition, each in a transaction of its own. One that was broken off is begun
 * anew: what is stored already changes nothing.
 */
export async function loadPast(
  database: Database,
  { feed, courts }: { readonly feed: DemonstrationFeed; readonly courts: CourtDemonstration },
  now: Date,
  progressed?: IngestWatcher['progressed'],
): Promise<void> {
  const presentReadAt = await getPresentFilledAt(database);
  if (presentReadAt === undefined) return;
  await refreshCourts(database, courts, now);
  await feed.prepare(now);
  await ingestFeed(database, feed, feed.readPast(now, presentReadAt), { now }, progressed && { progressed });
  await notePastLoaded(database, now);
}
