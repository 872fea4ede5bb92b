import type { Queryable } from '#data/database/database.ts';
import { isKnockOut, stages } from '#domain/tournament/round.ts';

/** Season that may have a table. */
export interface SeasonWithTable {
  readonly seasonId: number;
  readonly label: string;
  /** Source whose table of the season is stored; null when none is. */
  readonly addedBySource: string | null;
}

const tableStages = stages.filter((stage) => !isKnockOut(stage));

/**
 * Returns the seasons of a competition that may have a table, the earliest first. These have a table from a source, or a result in a stage that is no
 * knock-out; a league's match without a stage suffices too.
 */
export async function listSeasonsWithTables(database: Queryable, tournamentNumber: number): Promise<SeasonWithTable[]> {
  const { rows } = await database.query<SeasonWithTable>({
    name: 'list-seasons-with-tables',
    text: `select s.id as "seasonId", s.label,
             (select o.source from told_standings o where o.season_id = s.id and o.place is not null order by o.told_at desc, o.source limit 1) as "addedBySource"
           from seasons s join tournaments t on t.numeric_id = s.tournament_id
           where s.tournament_id = $1 and (
             exists (select from matches m where m.season_id = s.id and m.status in ('finished', 'awarded') and m.home_goals is not null
                       and (m.stage = any($2) or t.type = 'league' and m.stage is null))
             or exists (select from told_standings o where o.season_id = s.id and o.place is not null))
           order by s.label`,
    values: [tournamentNumber, tableStages],
  });
  return rows;
}
