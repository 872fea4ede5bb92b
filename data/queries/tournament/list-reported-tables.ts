import type { Queryable } from '#data/database/database.ts';
import type { NetworkOnlySource } from '#data/sources/network-only-sources.ts';

/** Row of a table as a source has it. */
export interface ReportedTableRow {
  readonly place: number;
  readonly club: {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
    /** Name from which its crest is drawn, the same in every language. */
    readonly crestName: string;
    readonly colours: readonly string[];
  };
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
}

/** Table of a season as a source last reported it. */
export interface ReportedTable {
  readonly source: NetworkOnlySource;
  /** The source's name for it; empty when the season has one table. */
  readonly name: string;
  readonly reportedAt: Date;
  readonly rows: readonly ReportedTableRow[];
}

/**
 * Returns the tables of a season from the source that reported them last, in its order, with the names of clubs in a language; empty when no source
 * reported any.
 */
export async function listReportedTables(database: Queryable, language: string, seasonId: number): Promise<ReportedTable[]> {
  const { rows } = await database.query<ReportedTable>({
    name: 'list-told-tables',
    text: `with newest as (
             select source from told_standings where season_id = $1 and place is not null group by source order by max(told_at) desc, source limit 1
           )
           select o.source, regexp_replace(o."table", '^[0-9]+ ?', '') as name, max(o.told_at) as "reportedAt",
             jsonb_agg(jsonb_build_object('place', o.place, 'won', o.won, 'drawn', o.drawn, 'lost', o.lost, 'points', o.points,
               'club', jsonb_build_object('id', k.id, 'slug', k.slug, 'name', coalesce(n.name, k.name), 'crestName', k.name, 'colours', k.colours))
               order by o.place) as rows
           from told_standings o join newest using (source) join teams k on k.id = o.team_id left join team_names n on n.team_id = k.id and n.locale = $2
           where o.season_id = $1 group by o.source, o."table" order by coalesce(substring(o."table" from '^[0-9]+')::int, 0), o."table"`,
    values: [seasonId, language],
  });
  return rows;
}
