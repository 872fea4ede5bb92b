import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-12-01T09:00:00Z');

const meeting = (day: string, over: Partial<FeedMatch> = {}): FeedMatch => ({
  tournamentId: 'portugal.liga-portugal',
  season: '2024-25',
  home: { name: 'Porto' },
  away: { name: 'CD Nacional' },
  kickoff: { known: true, utc: new Date(`${day}T20:00:00Z`) },
  status: 'scheduled',
  quotes: [],
  ...over,
});

it('lets a fixture that stands where it was keep its place, whichever row of a file comes first', async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [meeting('2025-01-12')]);
  const before = await db.query<{ id: number }>('select id from matches');
  await ingestMatches(db, now, [
    meeting('2024-08-24', { status: 'finished', score: { current: { home: 1, away: 1 } } }),
    meeting('2025-01-12'),
  ]);
  const { rows } = await db.query('select id, slug, status from matches order by kickoff_utc');
  expect(rows).toEqual([
    { id: expect.any(Number), slug: 'porto-nacional-portugal-2024-08-24', status: 'finished' },
    { id: before.rows[0]?.id, slug: 'porto-nacional-portugal-2025-01-12', status: 'scheduled' },
  ]);
});
