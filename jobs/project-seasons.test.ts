import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { chanceOfPlaces } from '#domain/forecast/season/simulate-season.ts';
import { getSeasonProjection } from '#sports/football/data/queries/forecast/get-season-projection.ts';
import { ended } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { scottishCatalogue, scottishRegularSeason, scottishSplitRound } from '#tests/factories/scottish-season.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { dayNumberOf, rateClubs } from './forecasting/rate-clubs.ts';
import { projectSeasons } from './project-seasons.ts';

const { db } = await createTestDatabase();

async function project(now: Date) {
  const tournaments = await listForecastTournaments(db);
  const ratings = await rateClubs(db, tournaments, dayNumberOf(now));
  const projected = await projectSeasons(db, ratings, tournaments, now);
  const { rows } = await db.query<{ id: number }>('select id from seasons');
  return { projected, projection: await getSeasonProjection(db, rows[0]?.id ?? 0) };
}

it('plays a season through the split of its league, in which nobody leaves his half', async () => {
  const now = new Date('2025-04-10T06:00:00Z');
  await storeCatalogue(db, scottishCatalogue(), now);
  await ingestMatches(db, now, scottishRegularSeason({}));
  const { projected, projection } = await project(now);
  expect(projected).toBe(1);

  const of = async (slug: string) => {
    const found = await db.query<{ id: number }>('select id from teams where slug = $1', [slug]);
    return projection?.clubs.find(({ teamId }) => teamId === found.rows[0]?.id);
  };
  // The sixth has 54 points and the seventh 42, each with one match to come before the split.
  const [sixth, seventh, first] = [await of('st-mirren'), await of('heart-of-midlothian'), await of('celtic')];
  expect(chanceOfPlaces(sixth ?? { places: [] }, 1, 6)).toBeCloseTo(1, 5);
  expect(chanceOfPlaces(seventh ?? { places: [] }, 7, 12)).toBeCloseTo(1, 5);
  expect(seventh?.places).toHaveLength(12);
  // 96 points after 32 matches; without the split no club could have more than 99.
  expect(first?.expectedPoints).toBeGreaterThan(100);
  // Six matches of the last round, and two times fifteen after the split.
  expect(projection?.matchesAwaited).toBe(36);
  expect(projection).toMatchObject({ stages: ['regular-season', 'split'], decidesTitle: true, goesOn: false });
  expect(projection?.zones.map(({ from, to, kind }) => `${from}-${to} ${kind}`)).toEqual([
    '1-6 championship-round',
    '1-2 champions-league-qualifying',
    '3-3 europa-league',
    '4-4 conference-league',
    '11-11 relegation-play-off',
    '12-12 relegation',
  ]);
});

it('plays it on before the matches of the split have days, for some weeks', async () => {
  const between = new Date('2025-04-14T06:00:00Z');
  await ingestMatches(db, between, scottishRegularSeason(ended(1, 0)));
  const { projected, projection } = await project(between);
  expect([projected, projection?.matchesAwaited]).toEqual([1, 30]);

  // A league that has stopped is not played on.
  expect(await project(new Date('2025-05-16T06:00:00Z'))).toEqual({ projected: 0, projection: undefined });
});

it('drops what it has told of a season once all is over', async () => {
  const during = new Date('2025-05-18T06:00:00Z');
  await ingestMatches(db, during, [
    ...scottishSplitRound(1, true),
    ...[2, 3, 4, 5].flatMap((round) => scottishSplitRound(round, false).map((match) => ({ ...match, status: 'postponed' as const }))),
  ]);
  expect((await project(during)).projected).toBe(1);
  const after = new Date('2025-05-20T06:00:00Z');
  await ingestMatches(
    db,
    after,
    [1, 2, 3, 4, 5].flatMap((round) => scottishSplitRound(round, true)),
  );
  expect(await project(after)).toEqual({ projected: 0, projection: undefined });
  expect((await db.query('select 1 from season_projections')).rows).toEqual([]);
});
