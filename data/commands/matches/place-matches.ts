import type { Queryable } from '#data/database/database.ts';
import type { FeedProblem, FeedProblemCode, ReportedBatch } from '#data/feeds/feed.ts';
import type { SharedMatch } from '#data/feeds/shared-match.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import { isOverTooSoon } from '#domain/match/overdue.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { playingDay } from '#domain/sports/playing-day.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { StoringTournament } from '#domain/tournament/storing-tournament.ts';
import { storeSeasons } from './clubs/store-seasons.ts';
import type { PlacedMatch, PlacedSide } from './placed-match.ts';
import type { StoringContext } from './storing-context.ts';

/** Match of a known competition. */
export interface MatchOfTournament<Match extends SharedMatch> {
  readonly match: Match;
  readonly tournament: StoringTournament;
}

/** Side of a match by its name and number in the feed, with the stored side; undefined when no stored one matches. */
export interface FoundSide {
  readonly name: string;
  readonly externalId: string | undefined;
  readonly side: Pick<PlacedSide, 'id' | 'slug'> | undefined;
  /** True when the side is not stored yet but may be added later; until then its match is held back. */
  readonly isHeld?: boolean;
}

/** Problems that lose no match: another row has the match, or it is held back until its club may be added. */
const keepsMatch: ReadonlySet<FeedProblemCode> = new Set(['duplicate-row', 'held-club']);

/** Finding the sport and the sides of matches: one way for football, another for the other sports. */
export interface Placing<Match extends SharedMatch> {
  sportOf(match: Match): Sport;
  /** Returns a function that finds the sides of each of these matches, in the order in which they are stored. */
  findSides(client: Queryable, matches: readonly MatchOfTournament<Match>[]): Promise<(match: MatchOfTournament<Match>) => Pair<FoundSide>>;
}

export interface PlacedBatch<Match extends SharedMatch> {
  readonly placed: readonly PlacedMatch<Match>[];
  readonly problems: readonly FeedProblem[];
}

/**
 * Returns the matches of a batch with their competition, season and sides; a new season is stored. A match is left out and reported as a problem when its
 * competition or a side is unknown, a side plays against itself, or it is listed twice. The same goes for a match that a source on the network reports as
 * over too soon.
 */
export async function placeMatches<Match extends SharedMatch>(
  client: Queryable,
  { source, matches }: Pick<ReportedBatch<Match>, 'source' | 'matches'>,
  { call, tournaments, now }: Pick<StoringContext, 'call' | 'tournaments' | 'now'>,
  { sportOf, findSides }: Placing<Match>,
): Promise<PlacedBatch<Match>> {
  const problems: FeedProblem[] = [];
  const report = ({ row }: Match, problem: Pick<FeedProblem, 'field' | 'value' | 'code'>) =>
    problems.push({ source, row, ...problem, ...(keepsMatch.has(problem.code) ? {} : { loses: 'match' }) });
  const entered = matches.map((match) => {
    const tournament = tournaments.get(match.tournamentId);
    return { match, tournament: tournament?.sport === sportOf(match) ? tournament : undefined };
  });
  const known = entered.flatMap(({ match, tournament }) => (tournament === undefined ? [] : { match, tournament }));
  const seasonIds = await storeSeasons(
    client,
    known.map(({ match }) => match),
    { tournaments, now },
  );
  const sidesOf = await findSides(client, known);
  const meetings = new Set<string>();
  const placed = entered.flatMap(({ match, tournament }): PlacedMatch<Match>[] => {
    const seasonId = seasonIds.get(`${match.tournamentId}|${match.season}`);
    if (tournament === undefined || seasonId === undefined) {
      report(match, { value: match.tournamentId, code: 'unknown-competition' });
      return [];
    }
    const [first, second] = sidesOf({ match, tournament });
    for (const { name, side, isHeld = false } of [first, second]) {
      if (side === undefined) report(match, { value: name, code: isHeld ? 'held-club' : 'unknown-club' });
    }
    if (first.side === undefined || second.side === undefined) return [];
    const sport = sportOf(match);
    const home = { ...first.side, externalId: first.externalId };
    const away = { ...second.side, externalId: second.externalId };
    const place = { sport, match, tournament, seasonId, home, away, kickoffUtc: kickoffMoment(match.kickoff) };
    const isAgainstItself = home.id === away.id;
    const meeting = meetingOf(place);
    if (isAgainstItself || meetings.has(meeting)) {
      report(match, { value: `${first.name} – ${second.name}`, code: isAgainstItself ? 'inconsistent' : 'duplicate-row' });
      return [];
    }
    meetings.add(meeting);
    if (call !== undefined && isOverTooSoon({ ...match, sport }, now)) {
      report(match, { field: 'status', value: match.status, code: 'inconsistent' });
      return [];
    }
    return [place];
  });
  return { placed, problems };
}

/** Returns a key shared by two rows of one batch on the same match: the sides and the day of play. */
function meetingOf({ sport, home, away, kickoffUtc }: PlacedMatch): string {
  const pair = rulesOf(sport).meetings === 'ground' ? [home.id, away.id] : [home.id, away.id].sort();
  return `${pair.join('|')}|${playingDay(sport, kickoffUtc)}`;
}
