import { setImmediate } from 'node:timers/promises';
import { ClubDirectory } from '#data/commands/clubs/club-directory.ts';
import { findClubs } from '#data/commands/matches/clubs/find-clubs.ts';
import { storeSeasonEntries } from '#data/commands/matches/clubs/store-season-entries.ts';
import { placeMatches } from '#data/commands/matches/place-matches.ts';
import type { PlacedFootballMatch } from '#data/commands/matches/placed-match.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import type { ForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { listBookmakerIds } from '#data/queries/odds/list-bookmaker-ids.ts';
import { listStoringTournaments } from '#data/queries/tournament/list-storing-tournaments.ts';
import type { ObservedMatch } from '#domain/forecast/strengths/observed-match.ts';
import { createRatings, type Ratings } from '#domain/forecast/strengths/ratings.ts';
import { dayNumberOf } from '#jobs/forecasting/rate-clubs.ts';
import type { DemonstrationFeed } from '../feed/demonstration-feed.ts';
import { toObservedMatch } from './observed-match.ts';

/**
 * Returns the clubs' strengths at the beginning of the day of a moment, from every result that the demonstration is going to store: the same that
 * `rateClubs` returns once they are stored. Stores the seasons with their clubs, which forecasts of leagues depend on.
 */
export async function rateFeed(database: Database, feed: DemonstrationFeed, tournaments: ForecastTournaments, now: Date): Promise<Ratings> {
  const bookmakerIds = await listBookmakerIds(database);
  const context = { tournaments: await listStoringTournaments(database), now };
  const clubs = findClubs({
    provider: feed.name,
    clubs: await ClubDirectory.load(database),
    externalClubs: new Map(),
    maxNewClubs: 0,
    now,
  });
  const untilDay = dayNumberOf(now);
  const observed: ObservedMatch[] = [];
  for await (const batch of feed.read([], { now })) {
    const placed = await inTransaction(database, async (client) => {
      const found = await placeMatches(client, batch, context, clubs);
      await storeSeasonEntries(client, found.placed);
      return found.placed;
    });
    observed.push(...observedOf(placed, untilDay, tournaments, bookmakerIds));
    await setImmediate();
  }
  const ratings = createRatings();
  for (const match of observed.sort(inOrder)) ratings.observe(match);
  return ratings;
}

function observedOf(
  placed: readonly PlacedFootballMatch[],
  untilDay: number,
  tournaments: ForecastTournaments,
  bookmakerIds: ReadonlyMap<string, number>,
): ObservedMatch[] {
  return placed.flatMap((match) => {
    if (dayNumberOf(match.kickoffUtc) >= untilDay) return [];
    return toObservedMatch(match, tournaments, bookmakerIds) ?? [];
  });
}

/** Compares two matches by the order of `listPlayedMatches`. */
function inOrder(one: ObservedMatch, other: ObservedMatch): number {
  return one.kickoffDay - other.kickoffDay || one.tournament.id - other.tournament.id || one.home - other.home || one.away - other.away;
}
