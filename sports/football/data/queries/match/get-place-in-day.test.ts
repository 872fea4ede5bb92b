import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { getPlaceInDay } from './get-place-in-day.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-03-01T09:00:00Z');

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2023-09-03T12:00:00Z', { ...ended(1, 0), season: '2023-24' }),
    feedMatch('Man City', 'Man United', '2023-09-03T11:00:00Z', { ...ended(1, 0), season: '2023-24', tournamentId: 'england.fa-cup' }),
    feedMatch('Everton', 'Man City', '2023-09-03T23:30:00Z', { ...ended(1, 0), season: '2023-24' }),
    feedMatch('Man United', 'Arsenal', '2023-09-04T00:00:00Z', { ...ended(1, 0), season: '2023-24' }),
  ]);
});

it('counts the matches of a day by competition, then by kick-off, whatever the hour of other competitions', async () => {
  const { rows } = await db.query<{ id: number }>('select id from matches order by kickoff_utc');
  const [cup, noon, night, nextDay] = await Promise.all(rows.map(({ id }) => getPlaceInDay(db, id)));
  const { rows: order } = await db.query<{ slug: string }>(
    "select slug from tournaments where slug in ('premier-league', 'fa-cup') order by priority",
  );
  const isLeagueFirst = order[0]?.slug === 'premier-league';
  expect([noon, night, cup]).toEqual(isLeagueFirst ? [0, 1, 2] : [1, 2, 0]);
  expect(nextDay).toBe(0);
});
