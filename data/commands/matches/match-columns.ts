import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ToldMatch } from '#data/feeds/told-match.ts';
import type { PlacedMatch } from './placed-match.ts';
import { type ColumnTypes, rowsSql } from './weigh-words.ts';

/** The columns of a match that its feed may set, with their values, and whether the feed tells events and statistics. */
export type MatchRow = Readonly<Record<string, unknown>>;

/** The way in which the score and the circumstances of matches of one shape stand in their columns. */
export interface MatchColumns<Match extends ToldMatch> {
  /** Returns the columns that each of these matches sets. */
  rowsOf(client: Queryable, placed: readonly PlacedMatch<Match>[]): Promise<readonly MatchRow[]>;
  /** The statement that `insertMatchesSql` returns for them. */
  readonly insertSql: string;
  /** The statement that `updateMatchesSql` of weigh-words.ts returns for them. */
  readonly updateSql: string;
}

/** Returns the columns by which a new match is placed, which no later word of a feed changes. */
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
 * Returns the statement that inserts new matches from a JSON array of rows, and that returns id and slug. $2 is the moment of the change, $3 the provider.
 *
 * @param defaults the values that columns are given where a row has none
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
