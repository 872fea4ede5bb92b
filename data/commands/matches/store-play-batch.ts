import type { PoolClient } from 'pg';
import type { CourtBatch, CourtMatch } from '#data/feeds/two-sided-feed.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import { storeSides } from './clubs/store-sides.ts';
import { playMatchColumns } from './columns/play-match-columns.ts';
import { storeCourses } from './prices/store-timelines.ts';
import { type MatchStoring, type StoredBatch, storeBatch } from './store-batch.ts';
import type { StoringContext } from './storing-context.ts';

/** Stores one batch of a feed of sports whose score is stored in `play` inside the caller's transaction: its matches and their timelines. */
export function storePlayBatch(client: PoolClient, batch: CourtBatch, context: StoringContext): Promise<StoredBatch> {
  const storing: MatchStoring<CourtMatch> = {
    ...storeSides(context.now),
    columnsOf: (sport) => playMatchColumns[sport as CourtSport],
    prepareDetails: async () => async (stored) => ({ changed: await storeCourses(client, context.provider, stored) }),
  };
  return storeBatch(client, batch, context, storing);
}
