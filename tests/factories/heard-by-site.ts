import { expect } from 'vitest';
import type { Database } from '#data/database/database.ts';
import { latestSequence } from '#data/queries/live/list-live-events.ts';

/** Waits until a site has read all live events of the database, which it does a moment after it was notified of them. */
export async function heardBySite(address: string, db: Database): Promise<void> {
  const last = await latestSequence(db);
  await expect.poll(async () => (await (await fetch(`${address}/api/live/events?match=1`)).json()).data?.last).toBe(last);
}
