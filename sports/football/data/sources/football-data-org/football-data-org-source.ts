import type { FeedBatch, FeedMatch, FeedProblem, UndatedMatch } from '#data/feeds/feed.ts';
import type { NumberedCompetitions } from '#data/sources/numbered-competitions.ts';
import { problemsOfRow } from '#data/sources/problems-of-row.ts';
import { quotaOfHeader } from '#data/sources/quota-of-header.ts';
import { datedAndUndated } from '#data/sources/reported-kickoff.ts';
import type { Source } from '#data/sources/source.ts';
import { parseAnswer } from './answer.ts';
import { competitionsCall, footballDataOrgCalls } from './calls.ts';
import { isAboutCompetitions, readCompetitions } from './competitions.ts';
import { isAboutStandings, readStandings, standingsCalls } from './standings.ts';
import { type FootballDataOrgLeague, toFeedMatch } from './to-feed-match.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: a call without it is one of a source that knows no numbers.
type Numbered = NumberedCompetitions | void;

/**
 * Returns football-data.org (version 4) as a source: the list of competitions that the token can read, and their fixtures, results and tables; twelve
 * with a free token.
 *
 * @param leagues those of the catalogue; used for calls and answers when no numbered competitions are given
 */
export function createFootballDataOrgSource(
  { address, key }: { readonly address: URL; readonly key: string },
  leagues: readonly FootballDataOrgLeague[],
): Source<FeedBatch, Numbered> {
  return {
    name: 'football-data-org',
    // No limit a day is stated: that of the minute, all day.
    budget: { perMinute: 10, perDay: 10 * 60 * 24 },
    calls(fixtures, now, known) {
      const followed = leaguesByCode(leagues, known);
      const [matches, ...seasons] = footballDataOrgCalls([...followed.values()], { address, key }, fixtures, now);
      return [
        ...(matches === undefined ? [] : [matches]),
        competitionsCall({ address, key }),
        ...seasons,
        ...standingsCalls([...followed.values()], { address, key }, fixtures),
      ];
    },
    read({ name }, text, now, known) {
      if (isAboutCompetitions(name)) return readCompetitions(name, text, now);
      const leagueOf = leaguesByCode(leagues, known);
      return isAboutStandings(name) ? readStandings(name, text, leagueOf) : readAnswer(name, text, now, leagueOf);
    },
    quotas(headers, now) {
      const seconds = Number(headers.get('x-requestcounter-reset') ?? 60);
      const renewsAt = new Date(now.getTime() + (Number.isFinite(seconds) ? seconds : 60) * 1_000);
      return quotaOfHeader(headers, 'x-requests-available-minute', 'minute', renewsAt);
    },
  };
}

function leaguesByCode(leagues: readonly FootballDataOrgLeague[], known: Numbered): ReadonlyMap<string, FootballDataOrgLeague> {
  if (!known) return new Map(leagues.map((league) => [league.code, league]));
  return new Map([...known].map(([code, competition]) => [code, { ...competition, code }]));
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
