import type { KnownDisagreement } from '#data/catalogue/known-disagreements.ts';
import type { ClubDirectory, DirectoryClub } from '#data/commands/clubs/club-directory.ts';
import type { UnknownName } from '#data/commands/clubs/record-unknown-names.ts';
import type { Queryable } from '#data/database/database.ts';
import type { FeedBatch, FeedClub, FeedMatch, FeedProblem } from '#data/feeds/feed.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import type { StoringTournament } from '#domain/tournament/storing-tournament.ts';
import { reviewedScore } from './reviewed-score.ts';
import { storeSeasons } from './store-seasons.ts';

/** A call of a source on the network, with the seconds after which it is repeated. */
export interface CallOfReport {
  readonly name: string;
  readonly everySeconds: number;
}

/** The state that a feed run holds in memory from batch to batch. */
export interface StoringContext {
  /** The name under which the feed's runs and numbers are stored. */
  readonly provider: string;
  /** The call of a source on the network that brought the batch; undefined for a file. */
  readonly call?: CallOfReport;
  readonly clubs: ClubDirectory;
  /** The clubs that the feed has named before, by its own numbers. */
  readonly externalClubs: ReadonlyMap<string, DirectoryClub>;
  readonly bookmakerIds: ReadonlyMap<string, number>;
  readonly tournaments: ReadonlyMap<string, StoringTournament>;
  /** Reviewed disagreements between feeds, with the feed that is right. */
  readonly disagreements: readonly KnownDisagreement[];
  readonly now: Date;
  /** The moment whose state the feed reports: now, or a past one. */
  readonly asOf: Date;
}

/** A match of a feed whose competition and clubs have been found in the database, and whose season is there. */
export interface PlacedMatch {
  readonly match: FeedMatch;
  readonly tournament: StoringTournament;
  readonly seasonId: number;
  readonly home: DirectoryClub;
  readonly away: DirectoryClub;
  readonly kickoffUtc: Date;
}

export interface PlacedBatch {
  readonly placed: readonly PlacedMatch[];
  readonly unknownNames: readonly UnknownName[];
  readonly problems: readonly FeedProblem[];
}

/**
 * Finds the competition, season and clubs of each match of a batch. A new season is created. A match of an unknown competition or club,
 * of a club against itself, listed twice, or over for a source on the network before it can be is left out and reported; the names of unknown
 * clubs are returned as well.
 */
export async function placeMatches(client: Queryable, batch: FeedBatch, context: StoringContext): Promise<PlacedBatch> {
  const problems: FeedProblem[] = [];
  const report = (match: FeedMatch, code: FeedProblem['code'], value: string) =>
    problems.push({ source: batch.source, row: match.row, value, code, ...(code === 'duplicate-row' ? {} : { loses: 'match' }) });
  const unknownNames: UnknownName[] = [];
  const clubOf = (club: FeedClub, match: FeedMatch, tournament: StoringTournament): DirectoryClub | undefined => {
    const country = club.country ?? tournament.country;
    const numbered = club.externalId === undefined ? undefined : context.externalClubs.get(club.externalId);
    const known = numbered ?? context.clubs.find(country, tournament.gender, club.name);
    if (known !== undefined) return known;
    report(match, 'unknown-club', club.name);
    unknownNames.push({ kind: 'team', country, gender: tournament.gender, name: club.name, tournament: match.tournamentId });
    return undefined;
  };

  const seasonIds = await storeSeasons(client, batch.matches, context);
  const placed: PlacedMatch[] = [];
  const meetings = new Set<string>();
  for (const match of batch.matches) {
    const tournament = context.tournaments.get(match.tournamentId);
    const seasonId = seasonIds.get(`${match.tournamentId}|${match.season}`);
    if (tournament === undefined || seasonId === undefined) {
      report(match, 'unknown-competition', match.tournamentId);
      continue;
    }
    const home = clubOf(match.home, match, tournament);
    const away = clubOf(match.away, match, tournament);
    if (home === undefined || away === undefined) continue;
    const kickoffUtc = kickoffMoment(match.kickoff);
    const meeting = `${home.id}|${away.id}|${kickoffUtc.toISOString().slice(0, 10)}`;
    if (home.id === away.id || meetings.has(meeting)) {
      report(match, home.id === away.id ? 'inconsistent' : 'duplicate-row', `${match.home.name} – ${match.away.name}`);
      continue;
    }
    meetings.add(meeting);
    if (context.call !== undefined && isOverTooSoon(match, context.now)) {
      problems.push({ source: batch.source, row: match.row, field: 'status', value: match.status, code: 'inconsistent', loses: 'match' });
      continue;
    }
    const found: PlacedMatch = { match, tournament, seasonId, home, away, kickoffUtc };
    placed.push({ ...found, match: { ...match, score: reviewedScore(found, context.disagreements) } });
  }
  return { placed, unknownNames, problems };
}

/** The least time from kick-off to the last whistle: two halves and the shortest break. */
const shortestMatchMs = 95 * 60_000;

/** True where a match is said to be played to its end before it can be. */
function isOverTooSoon({ status, kickoff }: FeedMatch, now: Date): boolean {
  return status === 'finished' && kickoff.known && now.getTime() < kickoff.utc.getTime() + shortestMatchMs;
}
