import { storeSeasons } from '#data/commands/matches/store-seasons.ts';
import type { Queryable } from '#data/database/database.ts';
import type { CourtBatch, CourtMatch } from '#data/feeds/court-feed.ts';
import type { FeedProblem } from '#data/feeds/feed.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import { playingDay } from '#domain/sports/playing-day.ts';
import type { CourtTournament } from './court-tournament.ts';
import { storeCourtSides } from './store-court-sides.ts';

/** A match of a feed with the numbers of its competition, season and sides. */
export interface PlacedCourtMatch {
  readonly match: CourtMatch;
  readonly tournament: CourtTournament;
  readonly seasonId: number;
  readonly home: { readonly id: number; readonly slug: string };
  readonly away: { readonly id: number; readonly slug: string };
  readonly kickoffUtc: Date;
}

/**
 * Finds the competition of each match of a batch, and stores the seasons and sides that are new. A match of an unknown competition, of somebody
 * against himself or listed twice is left out and reported.
 */
export async function placeCourtMatches(
  client: Queryable,
  { source, matches }: CourtBatch,
  { tournaments, now }: { readonly tournaments: ReadonlyMap<string, CourtTournament>; readonly now: Date },
): Promise<{ readonly placed: readonly PlacedCourtMatch[]; readonly problems: readonly FeedProblem[] }> {
  const problems: FeedProblem[] = [];
  const seasonIds = await storeSeasons(client, matches, { tournaments, now });
  const idOf = await storeCourtSides(client, matches, tournaments, now);
  const meetings = new Set<string>();
  const placed = matches.flatMap((match): PlacedCourtMatch[] => {
    const [first, second] = match.sides;
    const report = (code: FeedProblem['code'], value: string) =>
      problems.push({ source, row: match.row, value, code, ...(code === 'duplicate-row' ? {} : { loses: 'match' }) });
    const tournament = tournaments.get(match.tournamentId);
    const seasonId = seasonIds.get(`${match.tournamentId}|${match.season}`);
    if (tournament?.sport !== match.sport || seasonId === undefined) {
      report('unknown-competition', match.tournamentId);
      return [];
    }
    const [home, away] = [first, second].map(({ slug }) => ({ slug, id: idOf(match, slug) }));
    if (home?.id === undefined || away?.id === undefined) {
      report('unknown-club', home?.id === undefined ? first.name : second.name);
      return [];
    }
    const kickoffUtc = kickoffMoment(match.kickoff);
    const meeting = `${[home.id, away.id].sort().join('|')}|${playingDay(match.sport, kickoffUtc)}`;
    if (home.id === away.id || meetings.has(meeting)) {
      report(home.id === away.id ? 'inconsistent' : 'duplicate-row', `${first.name} – ${second.name}`);
      return [];
    }
    meetings.add(meeting);
    return [{ match, tournament, seasonId, kickoffUtc, home: { id: home.id, slug: home.slug }, away: { id: away.id, slug: away.slug } }];
  });
  return { placed, problems };
}
