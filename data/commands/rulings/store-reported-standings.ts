import type { FootballContext } from '#data/commands/matches/storing-context.ts';
import type { Queryable } from '#data/database/database.ts';
import type { FeedBatch, FeedProblem, FeedStandings } from '#data/feeds/feed.ts';

/**
 * Replaces the league tables that a provider reported last with those in a batch, for stored seasons. Returns a problem for each unknown club, and for each
 * club that is listed twice in a table.
 */
export async function storeReportedStandings(
  client: Queryable,
  batch: FeedBatch,
  context: FootballContext,
): Promise<readonly FeedProblem[]> {
  const problems: FeedProblem[] = [];
  for (const standings of batch.standings ?? []) {
    const placed = place(standings, batch.source, context);
    problems.push(...placed.problems);
    await replace(client, standings, placed.rows, context);
  }
  return problems;
}

type PlacedRow = Omit<FeedStandings['rows'][number], 'club'> & { readonly teamId: number; readonly place: number };

function place({ tournamentId, rows }: FeedStandings, source: string, context: FootballContext) {
  const tournament = context.tournaments.get(tournamentId);
  if (tournament === undefined) return { rows: [], problems: [] };
  const placed = new Map<string, PlacedRow>();
  const places = new Map<string, number>();
  const problems: FeedProblem[] = [];
  for (const { club, ...row } of rows) {
    const found = context.externalClubs.get(club.externalId ?? '') ?? context.clubs.find(tournament.country, tournament.gender, club.name);
    const key = `${row.table}|${found?.id}`;
    const place = (places.get(row.table) ?? 0) + 1;
    places.set(row.table, place);
    if (found === undefined) problems.push({ source, field: 'club', value: club.name, code: 'unknown-club' });
    else if (placed.has(key)) problems.push({ source, field: 'club', value: club.name, code: 'duplicate-row' });
    else placed.set(key, { ...row, teamId: found.id, place });
  }
  return { rows: [...placed.values()], problems };
}

async function replace(
  client: Queryable,
  { tournamentId, season }: FeedStandings,
  rows: readonly PlacedRow[],
  { provider, now }: FootballContext,
): Promise<void> {
  const { rows: seasons } = await client.query<{ id: number }>(
    'select s.id from seasons s join tournaments t on t.numeric_id = s.tournament_id where t.id = $1 and s.label = $2',
    [tournamentId, season],
  );
  for (const { id } of seasons) {
    await client.query('delete from told_standings where season_id = $1 and source = $2', [id, provider]);
    await client.query(
      `insert into told_standings (season_id, source, "table", team_id, won, drawn, lost, points, place, told_at)
       select $1, $2, r."table", r."teamId", r.won, r.drawn, r.lost, r.points, r.place, $4
       from jsonb_to_recordset($3) as r("table" text, "teamId" int, won smallint, drawn smallint, lost smallint, points smallint, place smallint)`,
      [id, provider, JSON.stringify(rows), now],
    );
  }
}
