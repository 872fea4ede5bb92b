import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeSeasonProjection } from '#data/commands/forecast/store-season-projection.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { getSeasonProjection } from './get-season-projection.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const computedAt = new Date('2024-04-06T04:00:00Z');

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2023-05-01T14:00:00Z', { season: '2022-23', ...ended(2, 1) }),
    feedMatch('Everton', 'Arsenal', '2023-05-08T14:00:00Z', { season: '2022-23' }),
    feedMatch('Arsenal', 'Everton', '2024-02-01T19:30:00Z', ended(3, 0)),
    feedMatch('Man City', 'Everton', '2024-03-03T15:00:00Z', { status: 'postponed' }),
    feedMatch('Everton', 'Arsenal', '2024-04-20T14:00:00Z'),
    feedMatch('Arsenal', 'Man City', '2024-05-25T15:00:00Z', { round: { stage: 'final' } }),
  ]);
  // The former one while its last match was still to come.
  const seasons = [
    ['2022-23', new Date('2023-05-02T04:00:00Z')],
    ['2023-24', computedAt],
  ] as const;
  for (const [label, at] of seasons) {
    await storeSeasonProjection(
      db,
      { seasonId: await seasonId(label), clubs: await chances(), simulations: 10_000, modelVersion: '1' },
      at,
    );
  }
});

async function seasonId(label: string): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    "select s.id from seasons s join tournaments t on t.numeric_id = s.tournament_id where t.id = 'england.premier-league' and s.label = $1",
    [label],
  );
  return rows[0]?.id as number;
}

async function teamId(slug: string): Promise<number> {
  const { rows } = await db.query<{ id: number }>('select id from teams where slug = $1', [slug]);
  return rows[0]?.id as number;
}

const chances = async () => [
  { teamId: await teamId('arsenal'), places: [0.8241, 0.1759], expectedPoints: 74.25 },
  { teamId: await teamId('everton'), places: [0.1759, 0.8241], expectedPoints: 31.5 },
];

it('gives the chances of each club, with what they rest on and the matches left in the table', async () => {
  const projection = await getSeasonProjection(db, await seasonId('2023-24'));
  expect(projection).toMatchObject({ simulations: 10_000, computedAt, matchesAwaited: 2 });
  expect([...(projection?.clubs ?? [])].sort((first, second) => second.expectedPoints - first.expectedPoints)).toEqual(await chances());
});

it('gives none of a season that is not the present one', async () => {
  expect(await getSeasonProjection(db, await seasonId('2022-23'))).toBeUndefined();
});

it('gives none once nothing is left to play but what was postponed long before it was made', async () => {
  await ingestMatches(db, now, [feedMatch('Everton', 'Arsenal', '2024-04-20T14:00:00Z', ended(0, 0))]);
  expect(await getSeasonProjection(db, await seasonId('2023-24'))).toBeUndefined();
});
