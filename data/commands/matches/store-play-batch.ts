import type { PoolClient } from 'pg';
import type { TwoSidedBatch, TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import { storeSides } from './clubs/store-sides.ts';
import { playMatchColumns } from './columns/play-match-columns.ts';
import { storeTimelines } from './prices/store-timelines.ts';
import { type MatchStoring, type StoredBatch, storeBatch } from './store-batch.ts';
import type { StoringContext } from './storing-context.ts';

/** Stores one batch of a tennis or basketball feed inside the caller's transaction: its matches, their prices and their timelines. */
export function storePlayBatch(client: PoolClient, batch: TwoSidedBatch, context: StoringContext): Promise<StoredBatch> {
  const storing: MatchStoring<TwoSidedMatch> = {
    ...storeSides(context.now),
    columnsOf: (sport) => playMatchColumns[sport as TwoSidedSport],
    prepareDetails: async () => async (stored) => ({ changed: await storeTimelines(client, context.provider, stored) }),
  };
  return storeBatch(client, batch, context, storing);
}
