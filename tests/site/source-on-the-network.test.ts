import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { goal, results, sample } from '#tests/factories/openligadb-answers.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { connectionString, db } = await createTestDatabase({ withCatalogue: true });
const requests: string[] = [];
/**
 * The providers on loopback: one match of the Bundesliga, an hour after its kick-off, and one result from Belgium; nothing of the other
 * competitions.
 */
const match = sample({ goals: [goal(1, 0, 12), goal(2, 0, 40)], matchResults: results([2, 0]) });
const belgium = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR\r\nB1,15/11/2026,15:00,Anderlecht,Genk,3,1,H\r\n';
const provider = createServer(({ url = '' }, response) => {
  requests.push(url);
  if (url.startsWith('/getlastchangedate/')) response.end('"2026-11-21T15:20:00.1"');
  else if (url === '/football-data/mmz4281/2627/B1.csv') response.end(belgium);
  else if (!url.startsWith('/getmatchdata/')) response.writeHead(404).end();
  else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(url.includes('/bl1/') ? [match] : []));
});
await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const providers = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
const { address } = await startTestSite(connectionString, {
  SOURCES: 'free',
  OPENLIGADB_URL: providers,
  FOOTBALL_DATA_CO_UK_URL: `${providers}football-data/`,
  OPENFOOTBALL_URL: `${providers}openfootball/`,
  CLOCK: '2026-11-21T15:30:00Z',
  ROLE: 'all',
});

it('brings a match that is being played to the pages by itself, with its score and its scorers', async () => {
  const read = async (path: string) => (await fetch(address + path, { headers: { 'Accept-Language': 'en' } })).text();
  await expect.poll(() => read('/?tab=live'), { timeout: 60_000, interval: 250 }).toContain('St Pauli');
  const { rows } = await db.query<{ slug: string; status: string; score: string }>(
    "select slug, status, home_goals || ':' || away_goals as score from matches where status = 'live'",
  );
  expect(rows).toEqual([{ slug: 'fc-st-pauli-sc-freiburg-2026-11-21', status: 'live', score: '2:0' }]);
  expect(await read('/fc-st-pauli-sc-freiburg-2026-11-21')).toContain('>Muster<');
  expect((await read('/')).replaceAll(/<[^>]+>/g, '')).toContain('Includes data from OpenLigaDB (ODbL 1.0).');
  expect(requests.filter((url) => url === '/getmatchdata/bl1/2026')).toHaveLength(1);
}, 120_000);

it('brings results of football-data.co.uk to the pages, and asks it and openfootball for their files', async () => {
  const read = async (path: string) => (await fetch(address + path, { headers: { 'Accept-Language': 'en' } })).text();
  await expect.poll(() => read('/?date=2026-11-15'), { timeout: 60_000, interval: 250 }).toContain('Anderlecht');
  await expect
    .poll(() => requests, { timeout: 60_000, interval: 250 })
    .toContain('/openfootball/england/master/2026-27/1-premierleague.txt');
  expect(requests.filter((url) => url.endsWith('/B1.csv'))).toEqual(['/football-data/mmz4281/2627/B1.csv']);
}, 120_000);
