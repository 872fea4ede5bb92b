import type { Queryable } from '#data/database/database.ts';
import { knockOutStages, type Stage } from '#domain/tournament/round.ts';

/** The parts of a season's page that have content: matches of a table, knock-out matches, events of any match, and tables reported by sources. */
export interface SeasonContents {
  readonly table: boolean;
  readonly knockOut: boolean;
  readonly events: boolean;
  /** The stages of its matches, each once; null for a match whose round no source reports. */
  readonly stages: readonly (Stage | null)[];
  /** Max number of tables reported by one source. */
  readonly reportedTables: number;
}

export async function getSeasonContents(database: Queryable, seasonId: number): Promise<SeasonContents> {
  const { rows } = await database.query<SeasonContents>({
    name: 'get-season-contents',
    text: `select coalesce(bool_or(stage is null or stage <> all($2)), false) as table,
                  coalesce(bool_or(stage = any($2)), false) as "knockOut",
                  exists (select 1 from matches m join match_events e on e.match_id = m.id where m.season_id = $1) as events,
                  coalesce(array_agg(distinct stage), '{}') as stages,
                  coalesce((select max(tables) from (select count(distinct "table")::int as tables from told_standings where season_id = $1 group by source) told),
                    0) as "reportedTables"
           from matches where season_id = $1`,
    values: [seasonId, knockOutStages],
  });
  return rows[0] as SeasonContents;
}
