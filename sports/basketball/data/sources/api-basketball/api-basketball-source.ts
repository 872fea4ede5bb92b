import type { FeedProblem } from '#data/feeds/feed.ts';
import type { MatchSide, TwoSidedBatch, TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import { apiSportsQuotas } from '#data/sources/api-sports-quotas.ts';
import { problemsOfRow } from '#data/sources/problems-of-row.ts';
import type { Source } from '#data/sources/source.ts';
import { parseGames } from './answer.ts';
import { apiBasketballCalls, type CallSettings } from './calls.ts';
import { type ApiBasketballLeague, toTwoSidedMatch } from './to-two-sided-match.ts';

/** Returns API-Basketball as a source: points by quarters of the competitions given, live, with the key of a plan. */
export function createApiBasketballSource(
  settings: CallSettings,
  leagues: readonly ApiBasketballLeague[],
): Source<TwoSidedBatch, ReadonlyMap<string, MatchSide>> {
  const leagueOf = new Map(leagues.map((league) => [league.leagueId, league]));
  const tournaments = new Set(leagues.map(({ tournamentId }) => tournamentId));
  return {
    name: 'api-basketball',
    budget: settings.budget,
    calls: (fixtures, now) => apiBasketballCalls(tournaments, settings, fixtures, now),
    read: ({ name }, text, now, clubs) => readAnswer(name, text, now, leagueOf, clubs),
    quotas: apiSportsQuotas,
  };
}

function readAnswer(
  source: string,
  text: string,
  now: Date,
  leagueOf: ReadonlyMap<number, ApiBasketballLeague>,
  clubs: ReadonlyMap<string, MatchSide>,
): TwoSidedBatch {
  const answer = parseGames(source, text, (leagueId) => leagueOf.has(leagueId));
  const matches: TwoSidedMatch[] = [];
  const problems: FeedProblem[] = [...answer.problems];
  const seen = new Set<number>();
  for (const { row, game } of answer.games) {
    const league = leagueOf.get(game.league.id);
    if (league === undefined) continue;
    if (seen.has(game.id)) {
      problems.push({ source, row, field: 'id', value: String(game.id), code: 'duplicate-row' });
      continue;
    }
    seen.add(game.id);
    const read = toTwoSidedMatch(game, league, clubs, now);
    problems.push(...problemsOfRow({ source, row }, read));
    if (read.match !== undefined) matches.push({ ...read.match, row });
  }
  return { source, rows: answer.rows, matches, problems, progress: { done: 1, total: 1 } };
}
