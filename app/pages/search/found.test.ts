import { expect, it } from 'vitest';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { searchCatalogue } from '#data/queries/search/search-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { aBasketballGame, aTennisMatch, ingestTwoSided, storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';
import { foundPath } from './found.ts';

const { db } = await createTestDatabase();
const now = new Date('2023-07-03T08:00:00Z');
await storeTwoSidedWorld(db, now);
await ingestTwoSided(db, now, [aTennisMatch(), aBasketballGame()]);

it.each([
  ['moss', '/tennis/players/ada-moss'],
  ['nuggets', '/basketball/clubs/denver-nuggets'],
  ['wimbledon', '/tennis/wimbledon'],
  ['nba', '/basketball/nba'],
  ['arsenal', '/teams/arsenal'],
])('what "%s" finds is at %s', async (typed, path) => {
  expect((await searchCatalogue(db, typed, 5, 'en')).map(foundPath)).toEqual([path]);
});

it.each([
  ['football', '/ada-moss'],
  ['tennis', '/tennis/matches/ada-moss'],
  ['basketball', '/basketball/matches/ada-moss'],
] as const)('a match of %s is at %s', (sport, path) => {
  expect(matchPath(sport, 'ada-moss')).toBe(path);
});
