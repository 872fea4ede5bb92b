import ICAL from 'ical.js';
import { expect, it } from 'vitest';
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

async function startsOf(path: string): Promise<string[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address + path)).text()));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).startDate.toString());
}

it('a calendar is held like a page, has a tag by which a program asks for it again, and is made anew when a match is moved', async () => {
  const path = '/de/calendar/club/arsenal.ics';
  const first = await fetch(address + path);
  expect([first.status, first.headers.get('content-type'), first.headers.get('x-robots-tag')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'noindex',
  ]);
  const again = await fetch(address + path, { headers: { 'If-None-Match': first.headers.get('etag') as string } });
  expect([again.status, first.headers.get('cache-control')]).toEqual([304, 'public, max-age=5, stale-while-revalidate=30']);
  expect(await startsOf(path)).toEqual(['2024-04-20T14:00:00Z']);
  await ingestMatches(db, new Date('2024-04-06T13:00:00Z'), [fixture('2024-04-21T16:30:00Z')]);
  await waitFor(async () => expect(await startsOf(path)).toEqual(['2024-04-21T16:30:00Z']));
  expect(await startsOf('/gr/calendar/competition/england/premier-league.ics')).toEqual(['2024-04-21T16:30:00Z']);
});

it('the calendar of a club that was merged leads to the present one in the language of its address', async () => {
  await addClubs(db, 'Woolwich');
  await mergeClubs(db, 'woolwich', 'arsenal', now);
  const { status, headers } = await fetch(`${address}/gr/calendar/club/woolwich.ics`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, '/gr/calendar/club/arsenal.ics']);
});

it('the calendar of a club that nobody knows is a line of text that names it', async () => {
  const answer = await fetch(`${address}/calendar/club/nobody.ics`);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'No calendar: There is no club "nobody".\n',
  ]);
});
