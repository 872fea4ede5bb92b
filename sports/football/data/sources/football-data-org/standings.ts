import { z } from 'zod';
import type { FeedBatch, FeedProblem, FeedStandings } from '#data/feeds/feed.ts';
import { leaguesWithMatches, standingsPatienceSeconds } from '#data/sources/leagues-with-matches.ts';
import { problemOfStanding } from '#data/sources/reported-standing.ts';
import { seasonLabelOf } from '#data/sources/season-year.ts';
import type { Fixture, SourceCall } from '#data/sources/source.ts';
import { contentOf, problemOf, refusalOf } from './answer.ts';
import type { FootballDataOrgLeague } from './to-feed-match.ts';

const daySeconds = 24 * 60 * 60;

const count = z.int().nonnegative().max(999);
const row = z.object({
  team: z.object({ id: z.int().positive(), name: z.string().min(1) }),
  playedGames: count,
  won: count,
  draw: count,
  lost: count,
  points: z.int().min(-999).max(999),
});
const answer = z.object({
  competition: z.object({ code: z.string() }),
  season: z.object({ startDate: z.iso.date() }),
  standings: z.array(z.object({ stage: z.string(), type: z.string(), group: z.string().nullish(), table: z.array(z.unknown()) })),
});

/** Returns the calls for the tables of leagues that have matches, each once a day. */
export function standingsCalls(
  leagues: readonly FootballDataOrgLeague[],
  { address, key }: { readonly address: URL; readonly key: string },
  fixtures: readonly Fixture[],
): SourceCall[] {
  return leaguesWithMatches(leagues, fixtures).map(({ league, year }) => {
    const name = `competitions/${encodeURIComponent(league.code)}/standings?season=${year}`;
    const url = new URL(`v4/${name}`, address.href.endsWith('/') ? address : `${address.href}/`);
    return {
      name,
      url,
      headers: { 'X-Auth-Token': key },
      everySeconds: daySeconds,
      patienceSeconds: standingsPatienceSeconds,
      maxBytes: 1_000_000,
    };
  });
}

/** Returns true for a call whose answer contains tables instead of matches. */
export function isAboutStandings(name: string): boolean {
  return /^competitions\/[^/]+\/standings\?/.test(name);
}

/**
 * Returns the tables of a league from an answer: those of all matches, not of matches at home or away.
 *
 * @throws SourceAnswerError when the answer contains no tables
 */
export function readStandings(source: string, text: string, leagueOf: ReadonlyMap<string, FootballDataOrgLeague>): FeedBatch {
  const content = contentOf(source, text);
  const parsed = answer.safeParse(content);
  if (!parsed.success) throw refusalOf(source, content, 'tables');
  const { competition, season, standings } = parsed.data;
  const league = leagueOf.get(competition.code);
  if (league === undefined) {
    const problem: FeedProblem = { source, field: 'competition.code', value: competition.code, code: 'unknown-competition' };
    return { source, rows: 0, matches: [], problems: [problem], progress: { done: 1, total: 1 } };
  }
  let rows = 0;
  const whole = standings.filter(({ type }) => type === 'TOTAL');
  const read = whole.flatMap(({ stage, group, table }) =>
    table.map((one) => readRow(one, [stage, group ?? ''].join(' ').trim(), { source, row: ++rows })),
  );
  return {
    source,
    rows,
    matches: [],
    standings: [
      {
        tournamentId: league.tournamentId,
        season: seasonLabelOf(Number(season.startDate.slice(0, 4)), league.season),
        rows: read.flatMap((one) => ('code' in one ? [] : [one])),
      },
    ],
    problems: read.flatMap((one) => ('code' in one ? [one] : [])),
    progress: { done: 1, total: 1 },
  };
}

function readRow(
  element: unknown,
  table: string,
  place: { readonly source: string; readonly row: number },
): FeedStandings['rows'][number] | FeedProblem {
  const parsed = row.safeParse(element);
  if (!parsed.success) return problemOf(parsed.error.issues[0] as z.core.$ZodIssue, element, place);
  const { team, playedGames: played, won, draw: drawn, lost, points } = parsed.data;
  const read = {
    table,
    club: { name: team.name.replace(/\s+/g, ' ').trim(), externalId: String(team.id) },
    played,
    won,
    drawn,
    lost,
    points,
  };
  return problemOfStanding(read, place) ?? read;
}
