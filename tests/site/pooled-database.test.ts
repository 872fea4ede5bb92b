import { describe, expect, it } from 'vitest';
import type { Database } from '#data/database/database.ts';
import { withClient } from '#data/database/with-client.ts';
import { listContactMessages } from '#data/queries/contact/list-contact-messages.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import { readSettings } from '#server/start/settings.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { hasPgBouncer } from '#tests/factories/run-pgbouncer.ts';
import { startPgBouncer } from '#tests/factories/start-pgbouncer.ts';
import { startProcess } from '#tests/factories/start-process.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { startTransactionPooler } from '#tests/factories/transaction-pooler.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const forStandIn = await createTestDatabase();
const forWebProcess = await createTestDatabase({ withCatalogue: true });
const forPgBouncer = await createTestDatabase({ withCatalogue: true });
const kickoff = '2024-04-06T14:00:00Z';
const now = new Date('2024-04-05T09:00:00Z');
const match = feedMatch('Arsenal', 'Everton', kickoff, {
  quotes: [{ bookmaker: 'bet365', market: 'match-result', line: 0, phase: 'moving', quotedAt: now, prices: [1.8, 3.6, 4.5] }],
});
const paths = ['/', '/tips', '/leagues', '/teams/arsenal', '/track-record', '/search?q=arsenal', '/api/live/events?match=1', '/readyz'];

const figure = (text: string, name: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.slice(name.length));

/** Starts a site with its jobs through a pooler, writes a feed, reads pages, sends a form, and waits until every job has run. */
async function live(pooled: string, connectionString: string, db: Database): Promise<void> {
  const database = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: connectionString };
  const dataset = await openDataset(readSettings(database, 'no such file').database, now, () => {});
  await ingestMatches(dataset.db, now, [match]);
  await ingestMatches(dataset.db, now, [match]);
  await dataset.close();
  const site = await startTestSite(pooled, {
    ...database,
    CLOCK: now.toISOString(),
    ROLE: 'all',
    METRICS_TOKEN: 'figures-of-the-pool',
    LOG_LEVEL: 'silent',
  });
  const statuses = await Promise.all(paths.map(async (path) => [path, (await fetch(`${site.address}${path}`)).status]));
  expect(statuses).toEqual(paths.map((path) => [path, 200]));
  const sent = await fetch(`${site.address}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.address },
    body: new URLSearchParams({ name: 'Ann', email: 'ann@example.org', message: 'Hello', subject: '' }),
  });
  expect(sent.status).toBe(303);
  expect(await listContactMessages(db)).toHaveLength(1);
  await waitFor(async () => {
    const answer = await fetch(`${site.address}/metrics`, { headers: { authorization: 'Bearer figures-of-the-pool' } });
    const runs = figure(await answer.text(), 'tipledger_job_runs_total');
    expect(runs.filter((run) => run.includes('failed') && !run.endsWith(' 0'))).toEqual([]);
    expect(runs.some((run) => run.includes('publish-tips'))).toBe(true);
  });
  await site.stop();
}

describe('a site behind a pooler that gives each transaction another connection', () => {
  it('works, and leaves nothing in the sessions of these connections', async () => {
    const { db, connectionString } = forStandIn;
    const pooler = await startTransactionPooler(connectionString);
    await live(pooler.connectionString, connectionString, db);
    expect(pooler.refused).toEqual([]);
    expect(await pooler.listLeftovers()).toEqual([]);
  }, 120_000);

  it('has one direct connection in a web process, by which docs/operating.md counts', async () => {
    const { db, connectionString } = forWebProcess;
    const pooler = await startTransactionPooler(connectionString);
    const { address } = await startProcess(pooler.connectionString, { DATABASE_DIRECT_URL: connectionString });
    expect((await fetch(`${address}/tips`)).status).toBe(200);
    // Those of the start are closed when they have been idle for ten seconds.
    const direct = async () => {
      const { rows } = await db.query<{ name: string }>(
        `select application_name as name from pg_stat_activity
         where datname = current_database() and application_name like 'tipledger%' and pid <> pg_backend_pid()`,
      );
      return rows.map(({ name }) => name);
    };
    await expect.poll(direct, { timeout: 30_000 }).toEqual(['tipledger changes']);
  }, 120_000);

  it.skipIf(!hasPgBouncer)(
    "works behind Debian's PgBouncer as well, and uses again what is prepared there",
    async () => {
      const { db, connectionString } = forPgBouncer;
      const pooled = await startPgBouncer(connectionString);
      await live(pooled, connectionString, db);
      const countUsedAgain = async () => {
        const used = 'select from pg_prepared_statements where custom_plans + generic_plans > 1';
        return (await withClient(pooled, (client) => client.query(used))).rowCount ?? 0;
      };
      const ofConnections = [await countUsedAgain(), await countUsedAgain(), await countUsedAgain(), await countUsedAgain()];
      expect(Math.max(...ofConnections)).toBeGreaterThan(0);
    },
    120_000,
  );
});
