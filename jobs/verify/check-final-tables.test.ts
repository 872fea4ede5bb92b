import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { checkFinalTables } from './check-final-tables.ts';
import type { PublishedTable } from './published-tables.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-06-01T00:00:00Z');

const result = (home: string, away: string, day: string, homeGoals: number, awayGoals: number): FeedMatch => ({
  tournamentId: 'england.premier-league',
  season: '2023-24',
  home: { name: home },
  away: { name: away },
  kickoff: { known: true, utc: new Date(`${day}T15:00:00Z`) },
  status: 'finished',
  score: { current: { home: homeGoals, away: awayGoals } },
  quotes: [],
});

/* The four matches that Arsenal, Everton and Manchester City played among themselves at London and Liverpool grounds in 2023-24, without the return at City. */
const table = (rows: PublishedTable['rows']): PublishedTable => ({ tournament: 'england.premier-league', season: '2023-24', rows });
const right: PublishedTable['rows'] = [
  ['arsenal', 9, 3],
  ['manchester-city', 3, 1],
  ['everton', -8, -4],
];

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    result('Everton', 'Arsenal', '2023-09-17', 0, 1),
    result('Arsenal', 'Man City', '2023-10-08', 1, 0),
    result('Everton', 'Man City', '2023-12-27', 1, 3),
    result('Arsenal', 'Everton', '2024-05-19', 2, 1),
  ]);
});

it('finds nothing where points, goal difference and order are as published, rulings included', async () => {
  expect(await checkFinalTables(db, [table(right)], now)).toEqual([]);
});

it('names the club, the computed and the published value where points differ', async () => {
  const wrong: PublishedTable['rows'] = [
    ['arsenal', 9, 3],
    ['manchester-city', 3, 1],
    ['everton', 0, -4],
  ];
  expect(await checkFinalTables(db, [table(wrong)], now)).toEqual([
    { tournament: 'england.premier-league', season: '2023-24', what: 'points', subject: 'everton', computed: '-8', published: '0' },
  ]);
});

it('names the place where the order differs, and the club where the goal difference does', async () => {
  const wrong: PublishedTable['rows'] = [
    ['manchester-city', 3, 1],
    ['arsenal', 9, 2],
    ['everton', -8, -4],
  ];
  expect(await checkFinalTables(db, [table(wrong)], now)).toMatchObject([
    { what: 'order', subject: '1', computed: 'arsenal', published: 'manchester-city' },
    { what: 'order', subject: '2', computed: 'manchester-city', published: 'arsenal' },
    { what: 'goal-difference', subject: 'arsenal', computed: '3', published: '2' },
  ]);
});

it('does not know yet of a ruling that was made later', async () => {
  const christmas = new Date('2023-12-25T12:00:00Z');
  expect(await checkFinalTables(db, [table(right)], christmas)).toMatchObject([{ what: 'points', subject: 'everton', computed: '-10' }]);
});

it('says that a season or a club is missing', async () => {
  expect(await checkFinalTables(db, [{ ...table(right), season: '2022-23' }], now)).toMatchObject([{ what: 'season', subject: '2022-23' }]);
  const four: PublishedTable['rows'] = [...right, ['manchester-united', -9, 0]];
  expect(await checkFinalTables(db, [table(four)], now)).toMatchObject([
    { what: 'rows', computed: '3', published: '4' },
    { what: 'order', subject: '4', computed: 'nobody', published: 'manchester-united' },
  ]);
});
