import { describe, expect, it } from 'vitest';
import { mergeClubs } from '#data/commands/clubs/merge-clubs.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const { address } = await startTestSite(connectionString, { CLOCK: '2024-04-06T12:00:00Z' });
const now = new Date('2024-04-06T12:00:00Z');
const fixture = (utc: string) => feedMatch('Arsenal', 'Everton', utc);
await ingestMatches(db, now, [fixture('2024-04-20T14:00:00Z')]);

const framing = async (path: string) => {
  const { headers } = await fetch(address + path);
  const ancestors = /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0];
  return [headers.get('x-frame-options'), ancestors];
};

describe('other sites', () => {
  it.each([
    '/embed/next-match/arsenal',
    '/gr/embed/table/england/premier-league?theme=dark',
    '/embed/tip/arsenal-everton-2024-04-20',
    '/de/embed/next-match/nobody',
  ])('may show %s in a frame', async (path) => {
    expect(await framing(path)).toEqual([null, 'frame-ancestors *']);
  });

  it.each(['/', '/teams/arsenal', '/arsenal-everton-2024-04-20', '/embed/nothing', '/embed'])('may not show the page %s', async (path) => {
    expect(await framing(path)).toEqual(['DENY', "frame-ancestors 'none'"]);
  });

  it.each(['/calendar/club/arsenal.ics', '/tips/feed.xml', '/api/match-feed.xml', '/favicon.svg'])('may not show %s', async (path) => {
    expect((await framing(path))[0]).toBe('DENY');
  });
});

it('an embedded document may load nothing and run nothing', async () => {
  const { headers } = await fetch(`${address}/embed/next-match/arsenal`);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  );
  expect([headers.get('speculation-rules'), headers.get('x-content-type-options'), headers.get('x-robots-tag')]).toEqual([
    null,
    'nosniff',
    'noindex',
  ]);
});

it('an embedded document is a few kB, has a tag, and is made anew when its match is moved', async () => {
  const path = '/embed/next-match/arsenal';
  const first = await fetch(address + path);
  expect(await first.text()).toContain('Saturday 20 April, 15:00 BST');
  const again = await fetch(address + path, { headers: { 'If-None-Match': first.headers.get('etag') as string } });
  expect([again.status, first.headers.get('cache-control')]).toEqual([304, 'public, max-age=5, stale-while-revalidate=30']);
  const compressed = await fetch(address + path, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  expect(Number(compressed.headers.get('content-length'))).toBeLessThan(4_000);
  await ingestMatches(db, new Date('2024-04-06T13:00:00Z'), [fixture('2024-04-21T16:30:00Z')]);
  await waitFor(async () => expect(await (await fetch(address + path)).text()).toContain('Sunday 21 April, 17:30 BST'));
});

it('the embedded next match of a club that was merged leads to the present one, in its language and its look', async () => {
  await addClubs(db, 'Woolwich');
  await mergeClubs(db, 'woolwich', 'arsenal', now);
  const { status, headers } = await fetch(`${address}/cz/embed/next-match/woolwich?theme=dark`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, '/cz/embed/next-match/arsenal?theme=dark']);
});
