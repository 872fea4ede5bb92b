import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goal, results, sample } from '#tests/factories/openligadb-answers.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { connectionString, db } = await createTestDatabase();
const requests: string[] = [];
/** The provider on loopback: one match of the Bundesliga, an hour after its kick-off; nothing of the other competitions. */
const match = sample({ goals: [goal(1, 0, 12), goal(2, 0, 40)], matchResults: results([2, 0]) });
const provider = createServer(({ url = '' }, response) => {
  requests.push(url);
  if (url.startsWith('/getlastchangedate/')) response.end('"2026-11-21T15:20:00.1"');
  else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(url.includes('/bl1/') ? [match] : []));
});
await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

let address: string;

beforeAll(async () => {
  ({ address } = await startTestSite(connectionString, {
    SOURCES: 'free',
    OPENLIGADB_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
    CLOCK: '2026-11-21T15:30:00Z',
    JOBS: 'on',
  }));
}, 120_000);

it('brings a match that is being played to the pages by itself, with its score and its scorers', async () => {
  const read = async (path: string) => (await fetch(address + path, { headers: { 'Accept-Language': 'en' } })).text();
  await expect.poll(() => read('/?tab=live'), { timeout: 60_000, interval: 250 }).toContain('St Pauli');
  const { rows } = await db.query<{ slug: string; status: string; score: string }>(
    "select slug, status, home_goals || ':' || away_goals as score from matches",
  );
  expect(rows).toEqual([{ slug: 'fc-st-pauli-sc-freiburg-2026-11-21', status: 'live', score: '2:0' }]);
  expect(await read('/fc-st-pauli-sc-freiburg-2026-11-21')).toContain('A. Muster');
  expect((await read('/')).replaceAll(/<[^>]+>/g, '')).toContain('With data from OpenLigaDB (ODbL 1.0).');
  expect(requests.filter((url) => url === '/getmatchdata/bl1/2026')).toHaveLength(1);
}, 120_000);
