import { setImmediate } from 'node:timers/promises';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { dropOldProjections } from '#data/commands/forecast/drop-old-projections.ts';
import { dropSeasonProjection } from '#data/commands/forecast/drop-season-projection.ts';
import { storeSeasonProjection } from '#data/commands/forecast/store-season-projection.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import type { ForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { getSeasonFacts } from '#data/queries/tournament/get-season-facts.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { planSeason } from '#domain/forecast/season/end/plan-season.ts';
import { type ClubProjection, customarySimulations, type GridOf, simulateSeason } from '#domain/forecast/season/simulate-season.ts';
import type { Ratings } from '#domain/forecast/strengths/ratings.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { listSeasonsToProject, type SeasonToProject } from '#sports/football/data/queries/forecast/list-seasons-to-project.ts';
import { football } from '#sports/football/domain/football.ts';
import { dayNumberOf } from './forecasting/rate-clubs.ts';

/** Milliseconds after which a projection that was not renewed is deleted: its season has ended although some of its matches were never played. */
const retainedMs = 7 * 86_400_000;

/** Simulates the final tables of the seasons in progress, each once a day. Returns the number of seasons simulated. */
export async function projectSeasons(database: Database, ratings: Ratings, tournaments: ForecastTournaments, now: Date): Promise<number> {
  const today = new Date(dayNumberOf(now) * 86_400_000);
  let projected = 0;
  for (const season of await listSeasonsToProject(database, today)) {
    const clubs = await projectSeason(database, season, ratings, tournaments, now);
    const { seasonId, tournamentNumber } = season;
    await inTransaction(database, async (client) => {
      if (clubs === undefined) {
        if (!(await dropSeasonProjection(client, seasonId))) return;
      } else {
        projected += 1;
        const projection = { seasonId, clubs, simulations: customarySimulations, modelVersion: football.modelVersion };
        await storeSeasonProjection(client, projection, now);
      }
      await recordChanges(client, [`tournament:${tournamentNumber}`], now);
    });
    await setImmediate();
  }
  await inTransaction(database, async (client) => {
    const dropped = await dropOldProjections(client, new Date(now.getTime() - retainedMs));
    const topics = dropped.map((number) => `tournament:${number}` as const);
    if (topics.length > 0) await recordChanges(client, topics, now);
  });
  return projected;
}

/** Returns the chances of the places of a season; undefined when these are decided, or cannot be simulated yet. */
async function projectSeason(
  database: Database,
  { seasonId, tournamentNumber }: SeasonToProject,
  ratings: Ratings,
  tournaments: ForecastTournaments,
  now: Date,
): Promise<ClubProjection[] | undefined> {
  const { format, facts } = await getSeasonFacts(database, seasonId, {
    locale: 'en',
    today: localDayOf(now, 'UTC'),
    compare: new Intl.Collator('en').compare,
  });
  const plan = planSeason(format, facts);
  if (plan === undefined) return undefined;
  const tournament = tournaments.of(tournamentNumber);
  const today = dayNumberOf(now);
  const gridOf: GridOf = ({ homeId, awayId, kickoffUtc }) => {
    const kickoffDay = kickoffUtc === null ? today : Math.max(dayNumberOf(kickoffUtc), today);
    return scoreGrid(ratings.forecast({ tournament, home: homeId, away: awayId, kickoffDay }).model);
  };
  return simulateSeason(plan, gridOf, seasonId);
}
