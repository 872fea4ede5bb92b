import type { FeedBatch, FeedMatch, FeedProblem, UndatedMatch } from '#data/feeds/feed.ts';
import { apiSportsQuotas } from '#data/sources/api-sports-quotas.ts';
import { problemsOfRow } from '#data/sources/problems-of-row.ts';
import type { CallBudget, Source } from '#data/sources/source.ts';
import { datedAndUndated } from '#data/sources/told-kickoff.ts';
import { readAbsences } from './absences.ts';
import { parseAnswer } from './answer.ts';
import { apiFootballCalls, isAboutAbsences, isAboutPrices, priceSchedule } from './calls.ts';
import { readPrices } from './prices.ts';
import { isAboutStandings, readStandings, standingsCalls } from './standings.ts';
import { type ApiFootballLeague, toFeedMatch } from './to-feed-match.ts';

/** The calls of the plan that costs nothing. */
const freeBudget: CallBudget = { perMinute: 10, perDay: 100 };

interface ApiFootballSettings {
  readonly address: URL;
  readonly key: string;
  /** The calls that the plan of the key allows. */
  readonly budget?: CallBudget;
}

/** Returns API-Football as a source: live scores, events, line-ups, absent players, statistics, prices and tables of the competitions given, with the key of a plan. */
export function createApiFootballSource(
  { address, key, budget = freeBudget }: ApiFootballSettings,
  leagues: readonly ApiFootballLeague[],
): Source {
  const leagueOf = new Map(leagues.map((league) => [league.leagueId, league]));
  const tournaments = new Set(leagues.map(({ tournamentId }) => tournamentId));
  return {
    name: 'api-football',
    budget,
    calls: (fixtures, now) => [
      ...apiFootballCalls(tournaments, { address, key, budget }, fixtures, now),
      ...standingsCalls(leagues, { address, key, budget }, fixtures),
    ],
    priceSpending: (fixtures, now) => priceSchedule(tournaments, { budget }, fixtures, now).spending,
    read({ name }, text, now) {
      const isFollowed = (leagueId: number): boolean => leagueOf.has(leagueId);
      if (isAboutAbsences(name)) return readAbsences(name, text, isFollowed);
      if (isAboutPrices(name)) return readPrices(name, text, now, isFollowed);
      if (isAboutStandings(name)) return readStandings(name, text, leagueOf);
      return readAnswer(name, text, now, leagueOf);
    },
    quotas: apiSportsQuotas,
  };
}

function readAnswer(source: string, text: string, now: Date, leagueOf: ReadonlyMap<number, ApiFootballLeague>): FeedBatch {
  const answer = parseAnswer(source, text, (leagueId) => leagueOf.has(leagueId));
  const matches: (FeedMatch | UndatedMatch)[] = [];
  const problems: FeedProblem[] = [...answer.problems];
  const seen = new Set<number>();
  for (const { row, fixture } of answer.fixtures) {
    const league = leagueOf.get(fixture.league.id);
    if (league === undefined) continue;
    const { id } = fixture.fixture;
    if (seen.has(id)) {
      problems.push({ source, row, field: 'fixture.id', value: String(id), code: 'duplicate-row' });
      continue;
    }
    seen.add(id);
    const read = toFeedMatch(fixture, league, now);
    problems.push(...problemsOfRow({ source, row }, read));
    if (read.match !== undefined) matches.push({ row, ...read.match });
  }
  return { source, rows: answer.rows, ...datedAndUndated(matches), problems, progress: { done: 1, total: 1 } };
}
