import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { FeedBatch, FeedMatch, FeedProblem } from '#data/feeds/feed.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import { createFootballDataFeed } from '#sports/football/data/feeds/football-data/football-data-feed.ts';
import { createClubKeys } from './club-keys.ts';
import { createCompetitions } from './competitions.ts';
import type { PastMatch } from './past-match.ts';
import { matchKey, type TimedGoals } from './read-goal-minutes.ts';
import { numberMatches, toUnnumberedMatch, type UnnumberedMatch } from './unnumbered-match.ts';

/** The played matches in a folder of files. */
export interface PastMatches {
  readonly matches: readonly PastMatch[];
  readonly files: number;
  readonly unreadable: readonly UnreadableFile[];
  /** The number of problems with single rows and cells of the other files. */
  readonly problems: number;
  /** The number of rows with a match that an earlier row has; the earlier row is used. */
  readonly repeated: number;
}

/** A file without any usable match. */
export interface UnreadableFile {
  readonly file: string;
  readonly reason: string;
}

/**
 * Reads every .csv file of football-data.co.uk below a folder, of divisions in the catalogue or not.
 *
 * @param timedGoals by `matchKey`: the goals of matches for which these files have only the scores
 * @throws FeedError when there is no such folder or no such file in it
 */
export async function readPastMatches(
  folder: string,
  catalogue: Catalogue,
  progressed: (batch: FeedBatch) => void = () => {},
  timedGoals: ReadonlyMap<string, TimedGoals> = new Map(),
): Promise<PastMatches> {
  const competitionOf = createCompetitions(catalogue);
  const clubKeyOf = createClubKeys(catalogue);
  /* The code itself is the tournament's id here, so that no division is unknown. */
  const feed = createFootballDataFeed({
    tournamentOf: (code) => code,
    seasonKindOf: (code) => competitionOf(code).season,
  });
  const unnumbered = new Map<string, UnnumberedMatch>();
  const unreadable: UnreadableFile[] = [];
  let [files, problems, repeated] = [0, 0, 0];
  const take = (match: FeedMatch): void => {
    const competition = competitionOf(match.tournamentId);
    const [home, away] = [clubKeyOf(competition, match.home.name), clubKeyOf(competition, match.away.name)];
    const key = matchKey(competition.code, kickoffMoment(match.kickoff), home, away);
    const played = toUnnumberedMatch(match, competition, home, away, timedGoals.get(key));
    if (played === undefined) return;
    if (unnumbered.has(key)) repeated += 1;
    else unnumbered.set(key, played);
  };
  for await (const batch of feed.read([folder], { now: new Date() })) {
    files += 1;
    if (batch.matches.length === 0) unreadable.push({ file: batch.source, reason: reasonOf(batch.problems) });
    else problems += batch.problems.length;
    for (const match of batch.matches) take(match);
    progressed(batch);
  }
  return { matches: numberMatches([...unnumbered.values()]), files, unreadable, problems, repeated };
}

/** Returns the first of the problems of an unusable file, as a text for a person. */
export function reasonOf([first]: readonly FeedProblem[]): string {
  if (first === undefined) return 'no match in it';
  return first.value === undefined ? first.code : `${first.code}: "${first.value}"`;
}
