import { topicsOfChances } from '#data/changes/topics-of-chances.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { storeModelForecasts } from '#data/commands/forecast/store-model-forecasts.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import type { ForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { headlineChances } from '#domain/forecast/goals/headline-chances.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Ratings } from '#domain/forecast/strengths/ratings.ts';
import { likeliestEnd } from '#domain/prediction/predict-match.ts';
import { listClubsOfSeasons } from '#sports/football/data/queries/forecast/list-clubs-of-seasons.ts';
import { type ComingFixture, listComingFixtures } from '#sports/football/data/queries/forecast/list-coming-fixtures.ts';
import { football } from '#sports/football/domain/football.ts';
import { dayNumberOf } from './forecasting/rate-clubs.ts';

/** The range of kick-offs whose matches are forecast. */
export interface ForecastReach {
  /** The present moment; only matches that kick off later are forecast. */
  readonly now: Date;
  readonly until: Date;
  /** True to include matches that are already over, when the jobs of past days are run afterwards. */
  readonly lookingBack?: boolean;
}

const matchesAtATime = 500;

/**
 * Forecasts the coming football matches from results, and from the prices of earlier matches. Returns the number of forecasts that are new or have
 * changed.
 */
export async function publishForecasts(
  database: Database,
  ratings: Ratings,
  tournaments: ForecastTournaments,
  { now, until, lookingBack = false }: ForecastReach,
): Promise<number> {
  const fixtures = await listComingFixtures(database, now, until, lookingBack);
  const clubsOfSeasons = await listClubsOfSeasons(database, [...new Set(fixtures.map(({ seasonId }) => seasonId))]);
  let changed = 0;
  for (let from = 0; from < fixtures.length; from += matchesAtATime) {
    const some = fixtures.slice(from, from + matchesAtATime);
    const forecasts = some.map((fixture) => forecastOf(fixture, ratings, tournaments, clubsOfSeasons.get(fixture.seasonId)));
    changed += await inTransaction(database, async (client) => {
      const ids = new Set(await storeModelForecasts(client, forecasts, football.modelVersion, now));
      await recordChanges(client, some.filter(({ matchId }) => ids.has(matchId)).flatMap(topicsOfChances), now);
      return ids.size;
    });
  }
  return changed;
}

function forecastOf(fixture: ComingFixture, ratings: Ratings, tournaments: ForecastTournaments, leagueClubs?: readonly number[]) {
  const forecast = ratings.forecast({
    tournament: tournaments.of(fixture.tournamentNumber),
    home: fixture.homeId,
    away: fixture.awayId,
    kickoffDay: dayNumberOf(fixture.kickoffUtc),
    neutral: fixture.neutral,
    leagueClubs,
  });
  const headline = forecast.marketInformed ?? forecast.model;
  const likeliestScore = likeliestEnd('football', headline).score;
  return { ...forecast, matchId: fixture.matchId, chances: headlineChances(scoreGrid(headline)), likeliestScore };
}
