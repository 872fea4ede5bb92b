import { setImmediate } from 'node:timers/promises';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { storeSeasonProjection } from '#data/commands/forecast/store-season-projection.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import type { ForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { listPointAdjustments } from '#data/queries/tournament/list-point-adjustments.ts';
import { listSeasonClubs } from '#data/queries/tournament/list-season-clubs.ts';
import { listSettledTies } from '#data/queries/tournament/list-settled-ties.ts';
import { listTableMatches, type SeasonTableMatch } from '#data/queries/tournament/list-table-matches.ts';
import type { Ratings } from '#domain/forecast/ratings.ts';
import { scoreGrid } from '#domain/forecast/score-grid.ts';
import { type ClubProjection, customarySimulations, simulateSeason } from '#domain/forecast/simulate-season.ts';
import { isKnockOut, type Stage } from '#domain/tournament/round.ts';
import { listSeasonsToProject, type SeasonToProject } from '#sports/football/data/queries/forecast/list-seasons-to-project.ts';
import { football } from '#sports/football/domain/football.ts';
import { dayNumberOf } from './forecasting/rate-clubs.ts';

/** Simulates the ends of the seasons under way, each once a day. Returns the number of seasons simulated. */
export async function projectSeasons(database: Database, ratings: Ratings, tournaments: ForecastTournaments, now: Date): Promise<number> {
  const today = new Date(dayNumberOf(now) * 86_400_000);
  const seasons = await listSeasonsToProject(database, today);
  for (const season of seasons) {
    const clubs = await projectSeason(database, season, ratings, tournaments, now);
    await inTransaction(database, async (client) => {
      await storeSeasonProjection(
        client,
        { seasonId: season.seasonId, clubs, simulations: customarySimulations, modelVersion: football.modelVersion },
        now,
      );
      await recordChanges(client, [`tournament:${season.tournamentNumber}`], now);
    });
    await setImmediate();
  }
  return seasons.length;
}

async function projectSeason(
  database: Database,
  { seasonId, tournamentNumber, tieBreak }: SeasonToProject,
  ratings: Ratings,
  tournaments: ForecastTournaments,
  now: Date,
): Promise<ClubProjection[]> {
  const day = now.toISOString().slice(0, 10);
  const [clubs, all, pointAdjustments, settledTies] = await Promise.all([
    listSeasonClubs(database, seasonId, 'en'),
    listTableMatches(database, seasonId),
    listPointAdjustments(database, seasonId, day),
    listSettledTies(database, seasonId, day),
  ]);
  const matches = all.filter(({ stage }) => stage === null || !isKnockOut(stage as Stage));
  const isPlayed = (match: SeasonTableMatch) => match.goals !== null && !match.live;
  const played = matches.filter(isPlayed).map((match) => ({ ...match, goals: match.goals as NonNullable<typeof match.goals> }));
  const tournament = tournaments.of(tournamentNumber);
  const awaited = matches
    .filter((match) => !isPlayed(match))
    .map((match) => {
      const kickoffDay = Math.max(dayNumberOf(match.kickoffUtc), dayNumberOf(now));
      const { model } = ratings.forecast({ tournament, home: match.homeId, away: match.awayId, kickoffDay });
      return { homeId: match.homeId, awayId: match.awayId, grid: scoreGrid(model) };
    });
  const rules = { tieBreak, pointAdjustments, settledTies };
  return [...Map.groupBy(clubs, ({ groupLabel }) => groupLabel).values()].flatMap((group) => {
    const teamIds = group.map(({ id }) => id).sort((first, second) => first - second);
    return simulateSeason({ teamIds, played, awaited, rules }, seasonId);
  });
}
