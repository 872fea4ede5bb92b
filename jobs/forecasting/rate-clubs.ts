import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '#data/database/database.ts';
import type { ForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { createRatings, type Ratings } from '#domain/forecast/strengths/ratings.ts';
import { getFirstPlayedDay } from '#sports/football/data/queries/forecast/get-first-played-day.ts';
import { listPlayedMatches } from '#sports/football/data/queries/forecast/list-played-matches.ts';
import { implyGoals } from './imply-goals.ts';

/** The number of days that are read at a time, so that a long history is never in memory as a whole. */
const daysAtATime = 180;

/**
 * Returns the clubs' strengths at the beginning of a day, from every result of the days before it and the prices before each match. They
 * depend only on stored data: two processes get the same.
 *
 * @param untilDay days since 1970-01-01 UTC; results of that day and later are left out
 */
export async function rateClubs(database: Queryable, tournaments: ForecastTournaments, untilDay: number): Promise<Ratings> {
  const ratings = createRatings();
  const firstDay = await getFirstPlayedDay(database);
  if (firstDay === undefined) return ratings;
  for (let day = firstDay; day < untilDay; day += daysAtATime) {
    await observeDays(ratings, database, tournaments, day, Math.min(day + daysAtATime, untilDay));
    await setImmediate();
  }
  return ratings;
}

/** Learns from the results of the days from one until before another, and from the prices of these matches. */
export async function observeDays(
  ratings: Ratings,
  database: Queryable,
  tournaments: ForecastTournaments,
  fromDay: number,
  untilDay: number,
): Promise<void> {
  await implyGoals(database, fromDay, untilDay);
  for (const match of await listPlayedMatches(database, tournaments, fromDay, untilDay)) ratings.observe(match);
}

/** Returns the day of a moment, in days since 1970-01-01 UTC, as ratings count days. */
export function dayNumberOf(moment: Date): number {
  return Math.floor(moment.getTime() / 86_400_000);
}
