import { expect, it } from 'vitest';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import { refreshDemonstration } from '#demonstration/refresh/refresh-demonstration.ts';
import type { Ratings } from '#domain/forecast/strengths/ratings.ts';
import { dayNumberOf, rateClubs } from '#jobs/forecasting/rate-clubs.ts';
import { catalogueOfTwoLeagues, demonstrationOfTwoLeagues } from '#tests/factories/demonstration-of-two-leagues.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listComingFixtures } from '../../data/queries/forecast/list-coming-fixtures.ts';
import { rateFeed } from './rate-feed.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-21T14:00:00Z');

it('knows before anything is stored what the results and prices say once they are', async () => {
  await storeCatalogue(db, catalogueOfTwoLeagues(), now);
  await storeBookmakers(db, inventedBookmakers);
  const tournaments = await listForecastTournaments(db);
  const before = await rateFeed(db, demonstrationOfTwoLeagues(), tournaments, now);
  const seasonsBefore = await listSeasons();
  expect((await db.query('select from matches')).rowCount).toBe(0);

  await refreshDemonstration(db, demonstrationOfTwoLeagues(), now);
  expect(await listSeasons()).toEqual(seasonsBefore);
  const after = await rateClubs(db, tournaments, dayNumberOf(now));
  const fixtures = await listComingFixtures(db, now, new Date('2026-11-29T14:00:00Z'));
  expect(fixtures.length).toBeGreaterThan(5);
  const forecastsOf = (ratings: Ratings) =>
    fixtures.map(({ tournamentNumber, homeId: home, awayId: away, kickoffUtc }) =>
      ratings.forecast({ tournament: tournaments.of(tournamentNumber), home, away, kickoffDay: dayNumberOf(kickoffUtc) }),
    );
  expect(forecastsOf(before)).toEqual(forecastsOf(after));
});

async function listSeasons(): Promise<unknown[]> {
  const text = 'select e.season_id, s.label, e.team_id from season_entries e join seasons s on s.id = e.season_id order by 1, 3';
  return (await db.query({ text, rowMode: 'array' })).rows;
}
