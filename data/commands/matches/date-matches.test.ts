import { beforeEach, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { UndatedMatch } from '#data/feeds/feed.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-05T09:00:00Z');
const source = { name: 'football-data-org', isSimulated: false, call: { name: 'matches', everySeconds: 15 } };
const fixture = { ...feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'), externalId: '551' };
await storeCatalogue(db, smallCatalogue(), now);

beforeEach(async () => {
  await db.query('truncate matches, external_ids cascade');
});

/** Stores the report of a source that gives no day for the match. */
async function sayWithoutDay(match: Partial<UndatedMatch>) {
  const { kickoff: _kickoff, ...undated } = fixture;
  return ingestAnswer(db, source, new Date('2024-04-05T10:00:00Z'), [], { rows: 1, undated: [{ ...undated, ...match }] });
}

const stored = async () => (await db.query('select status, kickoff_utc as utc, kickoff_known as known from matches')).rows;

it('puts a match off that was stored, and leaves its day as it was', async () => {
  await ingestAnswer(db, source, now, [fixture]);
  await sayWithoutDay({ status: 'postponed' });
  expect(await stored()).toEqual([{ status: 'postponed', utc: new Date('2024-04-06T14:00:00Z'), known: true }]);
});

it('leaves the hour of a match open that has only a day', async () => {
  await ingestAnswer(db, source, now, [{ ...fixture, kickoff: { known: false, day: '2024-04-06' as LocalDay } }]);
  await sayWithoutDay({ status: 'awarded' });
  expect(await stored()).toEqual([{ status: 'awarded', utc: new Date('2024-04-06T12:00:00Z'), known: false }]);
});

it('stores nothing of a match that the source has never named before', async () => {
  await ingestAnswer(db, source, now, [fixture]);
  const { counts } = await sayWithoutDay({ externalId: '552', home: { name: 'Everton' }, away: { name: 'Arsenal' } });
  expect(counts).toMatchObject({ rows: 1, newMatches: 0, changedMatches: 0 });
  expect(await stored()).toEqual([{ status: 'scheduled', utc: new Date('2024-04-06T14:00:00Z'), known: true }]);
});
