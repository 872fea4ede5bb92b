import type { FeedBatch, FeedMatch, FeedProblem, UndatedMatch } from '#data/feeds/feed.ts';
import { problemsOfRow } from '#data/sources/problems-of-row.ts';
import { quotaOfHeader } from '#data/sources/quota-of-header.ts';
import type { Source } from '#data/sources/source.ts';
import { datedAndUndated } from '#data/sources/told-kickoff.ts';
import { parseAnswer } from './answer.ts';
import { footballDataOrgCalls } from './calls.ts';
import { isAboutStandings, readStandings, standingsCalls } from './standings.ts';
import { type FootballDataOrgLeague, toFeedMatch } from './to-feed-match.ts';

/** Returns football-data.org (version 4) as a source: twelve competitions with their fixtures, results and tables, with a free token. */
export function createFootballDataOrgSource(
  { address, key }: { readonly address: URL; readonly key: string },
  leagues: readonly FootballDataOrgLeague[],
): Source {
  const leagueOf = new Map(leagues.map((league) => [league.code, league]));
  return {
    name: 'football-data-org',
    // No limit a day is stated: that of the minute, all day.
    budget: { perMinute: 10, perDay: 10 * 60 * 24 },
    calls: (fixtures, now) => [
      ...footballDataOrgCalls(leagues, { address, key }, fixtures, now),
      ...standingsCalls(leagues, { address, key }, fixtures),
    ],
    read: ({ name }, text, now) => (isAboutStandings(name) ? readStandings(name, text, leagueOf) : readAnswer(name, text, now, leagueOf)),
    quotas(headers, now) {
      const seconds = Number(headers.get('x-requestcounter-reset') ?? 60);
      const renewsAt = new Date(now.getTime() + (Number.isFinite(seconds) ? seconds : 60) * 1_000);
      return quotaOfHeader(headers, 'x-requests-available-minute', 'minute', renewsAt);
    },
  };
}

function readAnswer(source: string, text: string, now: Date, leagueOf: ReadonlyMap<string, FootballDataOrgLeague>): FeedBatch {
  const answer = parseAnswer(source, text);
  const matches: (FeedMatch | UndatedMatch)[] = [];
  const problems: FeedProblem[] = [...answer.problems];
  const seen = new Set<number>();
  for (const { row, match } of answer.matches) {
    const league = leagueOf.get(match.competition.code);
    if (league === undefined) {
      problems.push({ source, row, field: 'competition.code', value: match.competition.code, code: 'unknown-competition', loses: 'match' });
      continue;
    }
    if (seen.has(match.id)) {
      problems.push({ source, row, field: 'id', value: String(match.id), code: 'duplicate-row' });
      continue;
    }
    seen.add(match.id);
    const read = toFeedMatch(match, league, now);
    problems.push(...problemsOfRow({ source, row }, read));
    if (read.match !== undefined) matches.push({ row, ...read.match });
  }
  return { source, rows: answer.rows, ...datedAndUndated(matches), problems, progress: { done: 1, total: 1 } };
}
