import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { getSeasonTables } from './get-season-tables.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

it('makes a table of each group, also where no source names the groups', async () => {
  const inGroup = { tournamentId: 'england.fa-cup', round: { stage: 'group', matchday: 1 } } as const;
  await storeCatalogue(db, smallCatalogue(), now);
  await addClubs(db, 'Fulham', 'Luton');
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-01-01T15:00:00Z', { ...inGroup, ...ended(1, 0) }),
    feedMatch('Everton', 'Fulham', '2024-01-02T15:00:00Z', { ...inGroup, ...ended(1, 1) }),
    feedMatch('Man City', 'Man United', '2024-01-01T15:00:00Z', { ...inGroup, ...ended(0, 2) }),
    feedMatch('Luton', 'Man City', '2024-01-02T15:00:00Z', { ...inGroup, ...ended(0, 1) }),
  ]);
  const { rows } = await db.query<{ id: number }>('select id from seasons');
  const tables = await getSeasonTables(
    db,
    { seasonId: rows[0]?.id ?? 0 },
    {
      locale: 'en',
      today: localDayOf(now, 'UTC'),
      compare: (first, second) => first.localeCompare(second),
    },
  );
  expect(
    tables.map(({ group, ofGroup, rows: clubs }) => [group, ofGroup, clubs.map(({ club, points }) => `${club.name} ${points}`)]),
  ).toEqual([
    [null, true, ['Arsenal 3', 'Fulham 1', 'Everton 1']],
    [null, true, ['Manchester United 3', 'Manchester City 3', 'Luton 0']],
  ]);
});
