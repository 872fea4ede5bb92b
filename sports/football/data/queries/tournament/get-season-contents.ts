import type { Queryable } from '#data/database/database.ts';
import { knockOutStages } from '#domain/tournament/round.ts';

/** The parts of a season's page that have content: matches of a table, knock-out matches, events of any match. */
export interface SeasonContents {
  readonly table: boolean;
  readonly knockOut: boolean;
  readonly events: boolean;
}

export async function getSeasonContents(database: Queryable, seasonId: number): Promise<SeasonContents> {
  const { rows } = await database.query<SeasonContents>({
    name: 'get-season-contents',
    text: `select coalesce(bool_or(stage is null or stage <> all($2)), false) as table,
                  coalesce(bool_or(stage = any($2)), false) as "knockOut",
                  exists (select 1 from matches m join match_events e on e.match_id = m.id where m.season_id = $1) as events
           from matches where season_id = $1`,
    values: [seasonId, knockOutStages],
  });
  return rows[0] as SeasonContents;
}
