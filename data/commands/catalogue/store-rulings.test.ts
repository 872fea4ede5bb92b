import { beforeAll, expect, it } from 'vitest';
import type { PointAdjustmentRuling, Rulings } from '#data/catalogue/load-rulings.ts';
import { listPointAdjustments } from '#data/queries/tournament/list-point-adjustments.ts';
import { listSettledTies } from '#data/queries/tournament/list-settled-ties.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { storeCatalogue } from './store-catalogue.ts';
import { storeRulings } from './store-rulings.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-06-01T00:00:00Z');

const everton = (decidedOn: string, points: number, season = '2023-24'): PointAdjustmentRuling => ({
  tournament: 'england.premier-league',
  season,
  club: 'everton',
  decidedOn,
  points,
  reason: 'financial-rules',
});
const rulings = (pointAdjustments: PointAdjustmentRuling[], settledTies: Rulings['settledTies'] = []): Rulings => ({
  pointAdjustments,
  settledTies,
});
const asDecided = [everton('2023-11-17', -10), everton('2024-02-26', 4), everton('2024-04-08', -2)];

let seasonId = 0;
beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const { rows } = await db.query<{ id: number }>(
    `insert into seasons (tournament_id, label) select numeric_id, '2023-24' from tournaments where id = 'england.premier-league' returning id`,
  );
  seasonId = rows[0]?.id ?? 0;
});

const pointsOn = async (day: string) => (await listPointAdjustments(db, seasonId, day)).reduce((sum, { points }) => sum + points, 0);

it('stores the rulings of the seasons that there are, and counts those of a day and before', async () => {
  expect(await storeRulings(db, rulings([...asDecided, everton('2022-08-01', -1, '2022-23')]), now)).toBe(3);
  expect(await pointsOn('2023-11-16')).toBe(0);
  expect(await pointsOn('2023-11-17')).toBe(-10);
  expect(await pointsOn('2024-03-01')).toBe(-6);
  expect(await pointsOn('2024-05-19')).toBe(-8);
});

it('counts a ruling without a day from the first match, before those with one, and stores it once', async () => {
  const { decidedOn: _, ...dateless } = everton('', -3);
  const all = rulings([...asDecided, { ...dateless, stage: 'split', source: 'rsssf' }]);
  expect(await storeRulings(db, all, now)).toBe(1);
  expect(await storeRulings(db, all, now)).toBe(0);
  expect(await listPointAdjustments(db, seasonId, '2023-08-01')).toMatchObject([{ points: -3, decidedAt: null, stage: 'split' }]);
  expect((await listPointAdjustments(db, seasonId, '2023-11-17')).map(({ decidedAt }) => decidedAt)).toEqual([
    null,
    new Date('2023-11-17T00:00:00Z'),
  ]);
  expect(await storeRulings(db, rulings(asDecided), now)).toBe(1);
});

it('changes nothing and notes nothing when the same is stored twice', async () => {
  const versions = () => db.query('select max(version) as version from changes');
  const before = await versions();
  expect(await storeRulings(db, rulings(asDecided), now)).toBe(0);
  expect((await versions()).rows).toEqual(before.rows);
});

it('follows a ruling that was corrected and one that was struck out', async () => {
  expect(await storeRulings(db, rulings([everton('2023-11-17', -9), everton('2024-02-26', 4)]), now)).toBe(2);
  expect(await pointsOn('2024-05-19')).toBe(-5);
  const { rows } = await db.query<{ topics: string[] }>('select topics from changes order by version desc limit 1');
  expect(rows[0]?.topics.map((topic) => topic.split(':')[0]).sort()).toEqual(['team', 'tournament']);
});

it('leaves clubs out that are not there, and finds those that were merged into others', async () => {
  await db.query(`insert into former_team_slugs (slug, team_id) select 'toffees', id from teams where slug = 'everton'`);
  const renamed = { ...everton('2023-11-17', -10), club: 'toffees' };
  const stranger = { ...everton('2023-11-17', -4), club: 'nottingham-forest' };
  await storeRulings(db, rulings([renamed, stranger]), now);
  expect(await pointsOn('2024-05-19')).toBe(-10);
});

it('stores ties that were settled, from the day on which they were', async () => {
  const tie = {
    tournament: 'england.premier-league',
    season: '2023-24',
    clubs: ['manchester-united', 'arsenal'],
    decidedOn: '2024-05-25',
    reason: 'play-off' as const,
  };
  expect(await storeRulings(db, rulings([], [tie]), now)).toBe(3);
  expect(await listSettledTies(db, seasonId, '2024-05-24')).toEqual([]);
  expect((await listSettledTies(db, seasonId, '2024-05-25')).map(({ rank }) => rank).sort()).toEqual([1, 2]);
});
