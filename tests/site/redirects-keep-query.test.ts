import { expect, it } from 'vitest';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const feed = 'https://feed.example/matches.xml?key=1';
const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const { address } = await startTestSite(connectionString, {
  PUBLIC_URL: 'https://tips.example',
  DOMAIN_DE: 'tipps.example',
  MATCH_FEED_URL: feed,
});
await db.query("insert into former_team_slugs (slug, team_id) select 'woolwich-arsenal', id from teams where slug = 'arsenal'");
await ingestMatches(db, new Date('2024-04-06T06:00:00Z'), [feedMatch('Arsenal', 'Chelsea', '2024-04-06T14:00:00Z')]);
const { rows } = await db.query<{ slug: string }>('select slug from matches');
const match = `/${rows[0]?.slug}`;
await db.query("insert into former_slugs (slug, match_id) select 'a-match-by-its-former-name', id from matches");

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:160.0) Gecko/20100101 Firefox/160.0';

/** Sends a request as a browser does, and returns the status and the Location of the answer. */
async function leadsTo(path: string, headers: Record<string, string> = {}) {
  const answer = await askRaw(address, path, { host: 'tips.example', 'user-agent': browser, ...headers });
  return [answer.status, answer.headers.location];
}

/** Parameters that the page at the new address does not declare. */
const foreign = 'x=1&tab=live&utm_source=a%20b';

it.each([
  ['a slash at the end', 308, '/teams/arsenal/', '/teams/arsenal', 'more=2'],
  ['a page that has moved', 301, '/livestream', '/live-football-livestream', 'country=de'],
  ['a page that has moved, with a slash at the end', 301, '/livestream/', '/live-football-livestream', 'country=de'],
  ['a folder that has moved', 301, '/fun-facts/added-time', '/sports-life/added-time', 'q=1'],
  ['a competition that has moved', 301, '/turkey/super-cup-turkey', '/turkey/super-cup', 'table=home'],
  ['an article by its former name', 301, '/bet-at-home-review', '/where-to-use-our-tips/bet-at-home', 'q=1'],
  ['a match by its former name', 301, '/a-match-by-its-former-name', match, 'prices=goals'],
  ['a match by its former name, asked once more', 301, '/a-match-by-its-former-name', match, 'prices=result'],
  ['a club that was united with another', 301, '/teams/woolwich-arsenal', '/teams/arsenal', 'more=2'],
  ['the data of such a club', 301, '/teams/woolwich-arsenal/_payload.json', '/teams/arsenal/_payload.json', 'more=2'],
  ['the icon that browsers ask for by themselves', 301, '/favicon.ico', '/favicon.svg', 'v=2'],
])('%s leads on with all that was asked behind it', async (_, status, from, to, known) => {
  for (const query of [`?${known}&${foreign}`, `?${foreign}&${known}`, `?${foreign}`, ''])
    expect(await leadsTo(from + query)).toEqual([status, to + query]);
  if (from.startsWith('/favicon')) return;
  expect(await leadsTo(`/gr${from}?${known}&${foreign}`)).toEqual([status, `/gr${to}?${known}&${foreign}`]);
  expect(await leadsTo(`${from}?${foreign}`, { host: 'tipps.example' })).toEqual([status, `${to}?${foreign}`]);
});

it('a first visit is led to its language with all that was asked, at a prefix and at a domain of its own', async () => {
  // With a tab of the home page the address names a page of its language, from which no visitor is redirected.
  const query = '?x=1&utm_source=a%20b';
  expect(await leadsTo(`/${query}`, { 'accept-language': 'el' })).toEqual([302, `/gr${query}`]);
  expect(await leadsTo(`/${query}`, { 'accept-language': 'de' })).toEqual([302, `https://tipps.example/${query}`]);
});

it('another language is that of the same page, with all that was asked of it', async () => {
  const to = encodeURIComponent(`/teams/arsenal?more=2&${foreign}`);
  expect(await leadsTo(`/language/gr?to=${to}`)).toEqual([303, `/gr/teams/arsenal?more=2&${foreign}`]);
  expect(await leadsTo(`/language/de?to=${to}`)).toEqual([303, `https://tipps.example/teams/arsenal?more=2&${foreign}`]);
});

it('a share picture of an earlier version leads to the present one with what was asked behind it', async () => {
  const [status, location] = await leadsTo(`/share/site/0.png?${foreign}`);
  expect([status, location]).toEqual([302, expect.stringMatching(/^\/share\/site\/[\w-]+\.png\?x=1&tab=live&utm_source=a%20b$/)]);
});

it('the feed of matches stands at the address of the settings alone, since it is another site', async () => {
  expect(await leadsTo(`/feed?${foreign}`)).toEqual([302, feed]);
});

it('a query that looks like another host stays a query', async () => {
  expect(await leadsTo('/livestream?//evil.example')).toEqual([301, '/live-football-livestream?//evil.example']);
});
