import { expect, it, vi } from 'vitest';
import { localDayOf } from '#domain/time/local-day.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { getSeasonStages, getSeasonStagesBefore } from './get-season-tables.ts';

const { db } = await createTestDatabase({ withCatalogue: true });
const now = new Date('2024-04-07T09:00:00Z');

it('counts a match that was broken off and played again under another number, and the one after it', async () => {
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

it('has the tables of two moments by one reading', async () => {
  const { rows } = await db.query<{ id: number }>('select id from seasons');
  const season = { seasonId: rows[0]?.id ?? 0 };
  const reading = {
    locale: 'en',
    today: localDayOf(now, 'Europe/London'),
    compare: (one: string, other: string) => one.localeCompare(other),
  };
  const query = vi.spyOn(db, 'query');
  const stagesBefore = await getSeasonStagesBefore(db, season, reading);
  const read = query.mock.calls.length;
  const pointsBefore = (day: string) =>
    stagesBefore(new Date(`${day}T15:00:00Z`)).tables.map((table) => table.rows.map(({ club, points }) => [club.slug, points]));
  expect(pointsBefore('2024-02-10')).toEqual([
    [
      ['arsenal', 0],
      ['manchester-city', 0],
    ],
  ]);
  expect(pointsBefore('2024-02-11')).toEqual([
    [
      ['manchester-city', 3],
      ['arsenal', 0],
    ],
  ]);
  expect(query.mock.calls.length).toBe(read);
  query.mockRestore();
});
