import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { getCoverageOfClubs } from './get-coverage-of-clubs.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-03-01T09:00:00Z');

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2021-09-04T15:00:00Z', { ...ended(1, 0), season: '2021-22' }),
    feedMatch('Arsenal', 'Man City', '2022-09-03T15:00:00Z', { ...ended(1, 0), season: '2022-23' }),
    feedMatch('Man City', 'Man United', '2023-09-03T15:00:00Z', { ...ended(1, 0), season: '2023-24', tournamentId: 'england.fa-cup' }),
  ]);
});

async function coverageOf(first: string, second: string, until = now) {
  const idOf = async (slug: string) =>
    (await db.query<{ id: number }>('select id from teams where slug = $1', [slug])).rows[0]?.id as number;
  return getCoverageOfClubs(db, await idOf(first), await idOf(second), until);
}

it('the data of two clubs begin where those of the second begin, and are of leagues, of cups or of both', async () => {
  expect(await coverageOf('arsenal', 'everton')).toEqual({ since: 2021, kinds: 'league' });
  expect(await coverageOf('arsenal', 'manchester-city')).toEqual({ since: 2022, kinds: 'both' });
  expect(await coverageOf('manchester-united', 'manchester-united')).toEqual({ since: 2023, kinds: 'cup' });
});

it('a match of the past is told by the data of the years up to it, and no data are told where there are none', async () => {
  expect(await coverageOf('arsenal', 'manchester-city', new Date('2022-12-31T15:00:00Z'))).toEqual({ since: 2022, kinds: 'league' });
  expect(await coverageOf('porto', 'penarol')).toBeUndefined();
});
