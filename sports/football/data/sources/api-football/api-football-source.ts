import type { FeedBatch, FeedMatch, FeedProblem, UndatedMatch } from '#data/feeds/feed.ts';
import { apiSportsQuotas } from '#data/sources/api-sports-quotas.ts';
import type { NumberedCompetitions } from '#data/sources/numbered-competitions.ts';
import { problemsOfRow } from '#data/sources/problems-of-row.ts';
import { datedAndUndated } from '#data/sources/reported-kickoff.ts';
import type { CallBudget, Source } from '#data/sources/source.ts';
import { readAbsences } from './absences.ts';
import { parseAnswer } from './answer.ts';
import { apiFootballCalls, competitionsCall, isAboutAbsences, isAboutPrices, priceSchedule } from './calls.ts';
import { isAboutCompetitions, readCompetitions } from './competitions.ts';
import { historyCalls } from './history.ts';
import { readPrices } from './prices.ts';
import { isAboutStandings, readStandings, standingsCalls } from './standings.ts';
import { type ApiFootballLeague, toFeedMatch } from './to-feed-match.ts';

/** The calls of the free plan. */
const freeBudget: CallBudget = { perMinute: 10, perDay: 100 };

interface ApiFootballSettings {
  readonly address: URL;
  readonly key: string;
  /** The calls that the plan of the key allows. */
  readonly budget?: CallBudget;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a call without it is one of a source that knows no numbers.
type Numbered = NumberedCompetitions | void;

/**
 * Returns API-Football as a source: its list of competitions, and live scores, events, line-ups, absent players, statistics, prices and tables of all
 * of them, with the key of a plan.
 *
 * @param leagues those of the catalogue, with further facts beside their numbers; used for answers when no numbered competitions are given
 * @param only the numbers of the followed competitions; undefined for all
 */
export function createApiFootballSource(
  { address, key, budget = freeBudget }: ApiFootballSettings,
  leagues: readonly ApiFootballLeague[],
  only?: ReadonlySet<number>,
): Source<FeedBatch, Numbered> {
  const followed = leagues.filter(({ leagueId }) => only?.has(leagueId) ?? true);
  const tournaments = only === undefined ? undefined : new Set(followed.map(({ tournamentId }) => tournamentId));
  return {
    name: 'api-football',
    budget,
    calls: (fixtures, now) => [
      competitionsCall({ address, key, budget }),
      ...apiFootballCalls(tournaments, { address, key, budget }, fixtures, now),
      ...historyCalls({ address, key, budget }, only, fixtures),
      ...standingsCalls(leagues, only, { address, key, budget }, fixtures),
    ],
    priceSpending: (fixtures, now) => priceSchedule(tournaments, { budget }, fixtures, now).spending,
    read({ name }, text, now, known) {
      if (isAboutCompetitions(name)) return readCompetitions(name, text, only);
      const leagueOf = leaguesByNumber(leagues, known, only);
      const isFollowed = (leagueId: number): boolean => leagueOf.has(leagueId);
      if (isAboutAbsences(name)) return readAbsences(name, text, isFollowed);
      if (isAboutPrices(name)) return readPrices(name, text, now, isFollowed);
      if (isAboutStandings(name)) return readStandings(name, text, leagueOf);
      return readAnswer(name, text, now, leagueOf);
    },
    quotas: apiSportsQuotas,
  };
}

/** Returns the followed competitions by their numbers, those of the catalogue with its further facts. */
function leaguesByNumber(
  leagues: readonly ApiFootballLeague[],
  known: Numbered,
  only: ReadonlySet<number> | undefined,
): ReadonlyMap<number, ApiFootballLeague> {
  const ofCatalogue = new Map(leagues.map((league) => [league.tournamentId, league]));
  const numbered = [...(known ?? [])].map(([number, competition]) => {
    const { finals } = ofCatalogue.get(competition.tournamentId) ?? {};
    return { ...competition, leagueId: Number(number), finals };
  });
  const followed = (known ? numbered : leagues).filter(({ leagueId }) => only?.has(leagueId) ?? true);
  return new Map(followed.map((league) => [league.leagueId, league]));
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
