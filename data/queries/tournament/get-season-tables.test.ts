import { expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { getSeasonStages } from './get-season-tables.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-07T09:00:00Z');

it('counts a match that was broken off and played again under another number, and the one after it', async () => {
  await storeCatalogue(db, loadCatalogue(), now);
  await ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, [
    feedMatch('Arsenal', 'Man City', '2023-12-16T15:00:00Z', { externalId: '1', status: 'abandoned' }),
    feedMatch('Man City', 'Arsenal', '2024-02-10T15:00:00Z', { externalId: '2', ...ended(2, 1) }),
    feedMatch('Arsenal', 'Man City', '2024-03-13T19:30:00Z', { externalId: '3', ...ended(4, 3) }),
  ]);
  const { rows } = await db.query<{ id: number }>('select id from seasons');
  const reading = {
    locale: 'en',
    today: localDayOf(now, 'Europe/London'),
    compare: (one: string, other: string) => one.localeCompare(other),
  };
  const { tables, uncounted } = await getSeasonStages(db, { seasonId: rows[0]?.id ?? 0 }, reading);
  expect(tables.flatMap((table) => table.rows.map(({ club, played, points }) => [club.slug, played, points]))).toEqual([
    ['arsenal', 2, 3],
    ['manchester-city', 2, 3],
  ]);
  expect(uncounted).toEqual([]);
});
