import type { PoolClient } from 'pg';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { forgetProjections } from '#data/commands/forecast/forget-projections.ts';
import type { Queryable } from '#data/database/database.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';
import { compareStandingsAgain } from './compare-standings-again.ts';
import { enterAgreedPoints } from './enter-agreed-points.ts';
import { RulingError } from './ruling-error.ts';

/** Points by which sources' tables differ from the site's for one club, as an operator has seen them. */
export interface FoundPoints {
  readonly seasonId: number;
  readonly teamId: number;
  readonly points: number;
}

type Row = Readonly<Record<string, unknown>>;

/** The state of a club's points from before an operator decided on found ones, as JSON. */
export interface FormerPoints extends FoundPoints {
  /** Rows of `standings_differences`, and of `point_adjustments` that the sources' tables had led to. */
  readonly differences: readonly Row[];
  readonly entered: readonly Row[];
}

/**
 * Accepts points that sources' tables have and the site's does not: enters them, marked with the sources. Returns the former state.
 *
 * @throws RulingError when no source differs by these points any more
 */
export async function acceptFoundPoints(client: PoolClient, found: FoundPoints, now: Date): Promise<FormerPoints> {
  const { sources, former } = await differencesOf(client, found);
  await enterAgreedPoints(client, { ...found, accordingTo: sources }, now);
  return former;
}

/**
 * Refuses points that sources' tables have and the site's does not, so that the site never enters them by itself. Returns the former state.
 *
 * @throws RulingError when no source differs by these points any more, or points of sources were entered already
 */
export async function refuseFoundPoints(client: Queryable, found: FoundPoints, now: Date): Promise<FormerPoints> {
  const { sources, former } = await differencesOf(client, found);
  const { rowCount } = await client.query(
    `insert into point_adjustments (season_id, team_id, points, origin, according_to) values ($1, $2, 0, 'sources', $3) on conflict do nothing`,
    [found.seasonId, found.teamId, sources],
  );
  if (rowCount === 0) throw new RulingError('points of sources were entered for this club already; npm run ruling -- list has them');
  await announce(client, found, now);
  return former;
}

/** Restores the state from before points were accepted or refused, within the caller's transaction. */
export async function restoreFoundPoints(client: Queryable, former: FormerPoints, now: Date): Promise<void> {
  const { seasonId, teamId } = former;
  await client.query(`delete from point_adjustments where (season_id, team_id, origin) = ($1, $2, 'sources')`, [seasonId, teamId]);
  for (const [table, rows] of [
    ['point_adjustments', former.entered],
    ['standings_differences', former.differences],
  ] as const) {
    await client.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
      [JSON.stringify(rows)],
    );
  }
  await announce(client, former, now);
}

async function differencesOf(
  client: Queryable,
  { seasonId, teamId, points }: FoundPoints,
): Promise<{ sources: NetworkOnlySource[]; former: FormerPoints }> {
  const { rows } = await client.query<{ source: NetworkOnlySource; points: number; kind: string; row: Row }>(
    'select d.source, d.points, d.kind, to_jsonb(d) as row from standings_differences d where (season_id, team_id) = ($1, $2) order by source for update',
    [seasonId, teamId],
  );
  const sources = rows.filter((row) => row.kind === 'points' && row.points === points).map(({ source }) => source);
  if (sources.length === 0) throw new RulingError('the tables of sources do not differ by these points any more');
  const entered = await client.query<{ row: Row }>(
    `select to_jsonb(p) as row from point_adjustments p where (season_id, team_id, origin) = ($1, $2, 'sources') for update`,
    [seasonId, teamId],
  );
  const former = { seasonId, teamId, points, differences: rows.map(({ row }) => row), entered: entered.rows.map(({ row }) => row) };
  return { sources, former };
}

async function announce(client: Queryable, { seasonId, teamId }: FoundPoints, now: Date): Promise<void> {
  await forgetProjections(client, [seasonId]);
  await compareStandingsAgain(client, [seasonId]);
  const { rows } = await client.query<{ tournamentId: number }>('select tournament_id as "tournamentId" from seasons where id = $1', [
    seasonId,
  ]);
  await recordChanges(client, [...rows.map(({ tournamentId }) => `tournament:${tournamentId}` as const), `team:${teamId}`], now);
}

/** Returns the row of points by the number of its ruling, with the club's address; undefined when there is none that the catalogue does not have. */
export async function getStoredPoints(client: Queryable, id: number): Promise<{ readonly slug: string; readonly row: Row } | undefined> {
  const { rows } = await client.query<{ slug: string; row: Row }>(
    `select t.slug, to_jsonb(p) as row from point_adjustments p join teams t on t.id = p.team_id where p.id = $1 and p.origin <> 'catalogue'`,
    [id],
  );
  return rows[0];
}

/** Stores a row of points again as it was, within the caller's transaction. */
export async function restorePoints(client: Queryable, row: Row, now: Date): Promise<void> {
  const { id, season_id: seasonId, team_id: teamId } = row as { id: number; season_id: number; team_id: number };
  await client.query('delete from point_adjustments where id = $1', [id]);
  const { rowCount } = await client.query(
    'insert into point_adjustments overriding system value select * from jsonb_populate_record(null::point_adjustments, $1) on conflict do nothing',
    [JSON.stringify(row)],
  );
  if (rowCount === 0) throw new RulingError('the club has another ruling of that day by now; undo that first');
  await announce(client, { seasonId, teamId, points: 0 }, now);
}
