import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { SharedMatch } from '#data/feeds/shared-match.ts';
import type { PlacedMatch } from '../placed-match.ts';
import { type ColumnTypes, rowsSql } from '../update-matches-sql.ts';

/** Values of the columns that a feed sets for a match, and whether the feed has events and statistics. */
export type MatchRow = Readonly<Record<string, unknown>>;

/** Mapping of matches to columns of `matches`: one for football, and one for each of the other sports. */
export interface MatchColumns<Match extends SharedMatch> {
  /** Returns the columns that each of these matches sets. */
  rowsOf(client: Queryable, placed: readonly PlacedMatch<Match>[]): Promise<readonly MatchRow[]>;
  /** Statement of `insertMatchesSql` for these columns. */
  readonly insertSql: string;
  /** Statement of `updateMatchesSql` of update-matches-sql.ts for these columns. */
  readonly updateSql: string;
}

/** Returns the columns of a new match that no later report changes: its sport, competition, season and sides. */
export function placingRow({ sport, tournament, seasonId, home, away }: PlacedMatch): MatchRow {
  return {
    sport_id: sportIds[sport],
    tournament_id: tournament.numericId,
    season_id: seasonId,
    home_team_id: home.id,
    away_team_id: away.id,
  };
}

const placingColumns = {
  slug: 'text',
  sport_id: 'smallint',
  tournament_id: 'int',
  season_id: 'int',
  home_team_id: 'int',
  away_team_id: 'int',
} satisfies ColumnTypes;

const placingNames = Object.keys(placingColumns).join(', ');

/**
 * Returns the statement that inserts new matches from a JSON array of rows ($1) and returns their ids and slugs. $2 is the moment of the change, $3 the
 * provider.
 *
 * @param defaults SQL values of columns for rows without one
 */
export function insertMatchesSql(columns: ColumnTypes, defaults: Readonly<Record<string, string>> = {}): string {
  const names = Object.keys(columns);
  const placingTypes = Object.entries(placingColumns).map(([name, type]) => `${name} ${type}`);
  return `
  insert into matches (${placingNames}, ${names.join(', ')}, updated_at,
    fixture_source, state_source, details_source, events_source, statistics_source)
  select ${placingNames}, ${names.map((name) => (name in defaults ? `coalesce(${name}, ${defaults[name]})` : name)).join(', ')}, $2,
    $3, $3, $3, case when has_events then $3 end, case when has_statistics then $3 end
  from ${rowsSql(columns, placingTypes.join(', '))}
  returning id, slug`;
}
