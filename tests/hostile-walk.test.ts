import { beforeAll, describe, expect, it } from 'vitest';
import { readBookmakerTargets } from '#app/endpoints/affiliate-links/bookmaker-targets.ts';
import { ended, feedMatch } from './factories/feed-match.ts';
import { ingestMatches } from './factories/ingest-matches.ts';
import { createTestDatabase } from './factories/test-database.ts';
import { startTestSite } from './factories/test-site.ts';
import { pathsOfSite } from './hostile-walk/paths-of-site.ts';
import { walk } from './hostile-walk/walk.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const matchFeed = 'https://feed.example/matches.xml';

beforeAll(async () => {
  const before = new Date('2024-04-05T12:00:00Z');
  await ingestMatches(db, before, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
    feedMatch('Man City', 'Man United', '2024-04-01T14:00:00Z', ended(2, 0)),
  ]);
});

describe.each([
  ['without a name', {}, undefined, []],
  [
    'with a name and a domain of a language',
    { PUBLIC_URL: 'https://tips.example', DOMAIN_DE: 'tipps.example', MATCH_FEED_URL: matchFeed },
    'tips.example',
    ['https://tipps.example'],
  ],
] as const)('a site %s, asked by somebody who means harm', (_, settings, name, origins) => {
  it('fails at no request, sends no browser away, and repeats no foreign host', async () => {
    const shared = { CLOCK: '2024-04-06T09:00Z', TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry', GUIDE_BONUS_CODE: 'WALK-12' };
    const { address } = await startTestSite(connectionString, { ...shared, ...settings });
    const { port } = new URL(address);
    const host = name ?? `localhost:${port}`;
    const site = { host, origin: name === undefined ? address : `https://${name}`, paths: await pathsOfSite(address, host) };
    const outward = [...readBookmakerTargets(undefined).addresses, matchFeed];
    const { statuses, findings } = await walk({ site, port: Number(port), seed: 12, requests: 300, origins, outward });
    expect(findings).toEqual([]);
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(300);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining(['200', '303', '308', '400', '403', '404', '405']));
  }, 90_000);
});
