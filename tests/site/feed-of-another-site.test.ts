import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { connectionString, db } = await createTestDatabase({ withCatalogue: true });
/** Another site on loopback, whose feed is the example in the description of the feed. */
const [, example = ''] = /```xml\n(.*?)```/s.exec(readFileSync('docs/match-feed.md', 'utf8')) ?? [];
const other = createServer((_request, response) => response.setHeader('Content-Type', 'application/xml').end(example));
await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
afterAll(() => {
  other.closeAllConnections();
  other.close();
});

let address: string;

beforeAll(async () => {
  ({ address } = await startTestSite(connectionString, {
    MATCH_FEED_SOURCE_URL: `http://127.0.0.1:${(other.address() as AddressInfo).port}/feed`,
    CLOCK: '2026-11-21T15:30:00Z',
    ROLE: 'all',
  }));
}, 120_000);

it('brings the matches of another site by itself, and hands them on in its own feed', async () => {
  const readFeed = async () => (await fetch(`${address}/feed`)).text();
  await expect.poll(readFeed, { timeout: 60_000, interval: 250 }).toContain('status="live" period="second-half" minute="58"');
  expect(await readFeed()).toMatch(
    /<source name="XML match feed"\/><competition id="germany\.bundesliga" name="Bundesliga" season="2026-27" number="\d+" region="DE" kind="league"\/>/,
  );
  const { rows } = await db.query<{ status: string; score: string | null }>(
    "select status, home_goals || ':' || away_goals as score from matches order by kickoff_utc",
  );
  expect(rows).toEqual([
    { status: 'live', score: '1:0' },
    { status: 'scheduled', score: null },
  ]);
}, 120_000);

it('gives the schema of the feed to whoever asks', async () => {
  const answer = await fetch(`${address}/match-feed.xsd`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(await answer.text()).toBe(readFileSync('public/match-feed.xsd', 'utf8'));
});
