import type { StoringContext } from '#data/commands/matches/storing-context.ts';
import type { Database } from '#data/database/database.ts';
import type { FeedMoment } from '#data/feeds/feed.ts';
import { listBookmakerIds } from '#data/queries/odds/list-bookmaker-ids.ts';
import { listStoringTournaments } from '#data/queries/tournament/list-storing-tournaments.ts';
import type { IngestedFeed } from './ingest-batches.ts';

/** Reads the data that storing a feed's batches needs, for any sport. */
export async function storingContextOf(
  database: Database,
  { name: provider, call }: IngestedFeed,
  { now, asOf = now }: FeedMoment,
): Promise<StoringContext> {
  return {
    provider,
    ...(call === undefined ? {} : { call }),
    bookmakerIds: await listBookmakerIds(database),
    tournaments: await listStoringTournaments(database),
    now,
    asOf,
  };
}
