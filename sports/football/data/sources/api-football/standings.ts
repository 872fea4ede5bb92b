import { z } from 'zod';
import type { FeedBatch, FeedProblem, FeedStandings } from '#data/feeds/feed.ts';
import { listOf, problemIn } from '#data/sources/api-sports-answer.ts';
import { standingsPatienceSeconds } from '#data/sources/leagues-with-matches.ts';
import { problemOfStanding } from '#data/sources/reported-standing.ts';
import { seasonLabelOf } from '#data/sources/season-year.ts';
import type { Fixture, SourceCall } from '#data/sources/source.ts';
import { id } from './answer.ts';
import type { CallSettings } from './calls.ts';
import type { ApiFootballLeague } from './to-feed-match.ts';

const daySeconds = 24 * 60 * 60;
/** Share of a day's calls for tables; with more competitions than that allows, each is requested less than once a day. */
const share = 0.06;
const list = 'standings';

const count = z.int().nonnegative().max(999);
const row = z.object({
  team: z.object({ id, name: z.string().min(1) }),
  points: z.int().min(-999).max(999),
  group: z.string().nullish(),
  all: z.object({ played: count, win: count.nullable(), draw: count.nullable(), lose: count.nullable() }),
});
type Row = FeedStandings['rows'][number];

const answer = z.object({
  league: z.object({ id, season: z.int().min(1900).max(2999), standings: z.array(z.array(z.unknown())) }),
});

/**
 * Returns the calls for the tables of leagues that have matches, once a day or as often as a plan allows.
 *
 * @param leagues those of the catalogue, by which a match without the source's numbers of its competition is known
 * @param only the numbers of the followed competitions; undefined for all
 */
export function standingsCalls(
  leagues: readonly ApiFootballLeague[],
  only: ReadonlySet<number> | undefined,
  { address, key, budget }: CallSettings,
  fixtures: readonly Fixture[],
): SourceCall[] {
  const wanted = leaguesOf(leagues, fixtures).filter(({ leagueId }) => only?.has(leagueId) ?? true);
  const everySeconds = Math.max(daySeconds, Math.ceil((wanted.length * daySeconds) / (budget.perDay * share)));
  const base = address.href.endsWith('/') ? address : new URL(`${address.href}/`);
  return wanted.map(({ leagueId, year }) => {
    const name = `${list}?league=${leagueId}&season=${year}`;
    return {
      name,
      url: new URL(name, base),
      headers: { 'x-apisports-key': key },
      everySeconds,
      patienceSeconds: standingsPatienceSeconds,
      maxBytes: 2_000_000,
    };
  });
}

/** Returns the competitions with tables that have matches around now, by their numbers, each with the first years of the seasons of these matches. */
function leaguesOf(
  leagues: readonly ApiFootballLeague[],
  fixtures: readonly Fixture[],
): readonly { readonly leagueId: number; readonly year: number }[] {
  const ofCatalogue = Map.groupBy(leagues, ({ tournamentId }) => tournamentId);
  const numbersOf = ({ tournamentId, competition }: Fixture): readonly number[] => {
    const known = ofCatalogue.get(tournamentId) ?? [];
    if (competition?.mayHaveTable === undefined ? (competition?.type ?? known[0]?.type) === 'cup' : !competition.mayHaveTable) return [];
    const told = competition?.externalIds ?? [];
    return told.length > 0 ? told.map(Number) : known.map(({ leagueId }) => leagueId);
  };
  const wanted = fixtures.flatMap((fixture) =>
    numbersOf(fixture).map((leagueId) => ({ leagueId, year: Number(fixture.season.slice(0, 4)) })),
  );
  return [...new Map(wanted.map((one) => [`${one.leagueId} ${one.year}`, one])).values()];
}

/** Returns true for a call whose answer contains tables instead of matches. */
export function isAboutStandings(name: string): boolean {
  return name.startsWith(`${list}?`);
}

/** Returns the tables of an answer; those of competitions that are not followed are skipped. */
export function readStandings(source: string, text: string, leagueOf: ReadonlyMap<number, ApiFootballLeague>): FeedBatch {
  const elements = listOf(source, text);
  const problems: FeedProblem[] = [];
  const standings: FeedStandings[] = [];
  let rows = 0;
  for (const [index, element] of elements.entries()) {
    const parsed = answer.safeParse(element);
    const issue = parsed.error?.issues[0];
    if (issue !== undefined) problems.push({ source, row: index + 1, ...problemIn(issue, element) });
    const league = parsed.data && leagueOf.get(parsed.data.league.id);
    if (parsed.data === undefined || league === undefined) continue;
    const { season, standings: tables } = parsed.data.league;
    const read = tables.flatMap((table, at) => table.flatMap((one) => readRow(one, at, { source, row: ++rows })));
    problems.push(...read.flatMap((one) => ('code' in one ? [one] : [])));
    standings.push({
      tournamentId: league.tournamentId,
      season: seasonLabelOf(season, league.season),
      rows: read.flatMap((one) => ('code' in one ? [] : [one])),
    });
  }
  return { source, rows, matches: [], standings, problems, progress: { done: 1, total: 1 } };
}

/** Returns a row or its problem, and nothing for a row of averages over several seasons, which has no results. */
function readRow(
  element: unknown,
  table: number,
  place: { readonly source: string; readonly row: number },
): readonly (Row | FeedProblem)[] {
  const parsed = row.safeParse(element);
  if (!parsed.success) return [{ ...place, ...problemIn(parsed.error.issues[0] as z.core.$ZodIssue, element) }];
  const { team, points, group, all } = parsed.data;
  const { played, win: won, draw: drawn, lose: lost } = all;
  if (won === null || drawn === null || lost === null) return [];
  const club = { name: team.name.replace(/\s+/g, ' ').trim(), externalId: String(team.id) };
  const read = { table: `${table + 1} ${group ?? ''}`.trim(), club, played, won, drawn, lost, points };
  return [problemOfStanding(read, place) ?? read];
}
