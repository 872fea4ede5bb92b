import type { PoolClient } from 'pg';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';
import { rebuildSearchTerms } from './rebuild-search-terms.ts';

/** Catalogue by the name under which its runs are recorded and by the digest of its content. */
export interface NotedCatalogue {
  readonly run: string;
  readonly hash: string;
}

/**
 * Does nothing and returns false when the catalogue is the last one stored. Otherwise runs `store`, rebuilds the search terms, records the catalogue, drops
 * every cached page, and returns true. Must be called within a transaction.
 */
export async function storeOnce(
  client: PoolClient,
  { run, hash }: NotedCatalogue,
  now: Date,
  store: () => Promise<void>,
): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.storingCatalogue]);
  const stored = await client.query(
    `select 1 from feed_runs where feed = $1 and state = 'succeeded' and counts->>'hash' = $2
     and id = (select max(id) from feed_runs where feed = $1)`,
    [run, hash],
  );
  if (stored.rowCount !== 0) return false;
  await store();
  await rebuildSearchTerms(client);
  await client.query(`insert into feed_runs (feed, started_at, finished_at, state, counts) values ($1, $2, $2, 'succeeded', $3)`, [
    run,
    now,
    { hash },
  ]);
  await recordChanges(client, ['*'], now);
  return true;
}
