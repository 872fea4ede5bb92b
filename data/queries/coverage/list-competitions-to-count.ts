import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** Competition whose coverage is due to be counted. */
export interface CompetitionToCount {
  readonly tournamentNumber: number;
  /** Time zone of its country. */
  readonly zone: string;
}

/**
 * Returns football competitions with matches: all whose coverage was never counted, then up to `again` of those last counted before a moment, the
 * longest ago first.
 */
export async function listCompetitionsToCount(database: Queryable, before: Date, again: number): Promise<CompetitionToCount[]> {
  const { rows } = await database.query<CompetitionToCount>({
    name: 'list-competitions-to-count',
    text: `select t.numeric_id as "tournamentNumber", c.zone
           from tournaments t join countries c on c.id = t.country_id left join competition_coverage o on o.tournament_id = t.numeric_id
           where t.sport_id = ${sportIds.football} and t.current_season is not null and (o.counted_at is null or o.counted_at < $1)
           order by o.counted_at nulls first, t.priority, t.numeric_id
           limit $2 + (select count(*) from tournaments n where n.sport_id = ${sportIds.football} and n.current_season is not null
                         and not exists (select from competition_coverage k where k.tournament_id = n.numeric_id))`,
    values: [before, again],
  });
  return rows;
}
