import type { Queryable } from '#data/database/database.ts';
import { type ListedMatch, listedMatchColumns, listedMatchJoins } from '#data/queries/match/match-list.ts';

/** The matches of a season that are still to be played or under way, the next first. */
export async function listComingSeasonMatches(
  database: Queryable,
  locale: string,
  seasonId: number,
  limit: number,
): Promise<ListedMatch[]> {
  const { rows } = await database.query<ListedMatch>({
    name: 'list-coming-season-matches',
    text: `select ${listedMatchColumns} from matches m ${listedMatchJoins('$1')}
           where m.season_id = $2 and m.status in ('scheduled', 'live', 'postponed') order by m.kickoff_utc, m.id limit $3`,
    values: [locale, seasonId, limit],
  });
  return rows;
}

/** The matches of a season that are over, the last first. */
export async function listPastSeasonMatches(database: Queryable, locale: string, seasonId: number, limit: number): Promise<ListedMatch[]> {
  const { rows } = await database.query<ListedMatch>({
    name: 'list-past-season-matches',
    text: `select ${listedMatchColumns} from matches m ${listedMatchJoins('$1')}
           where m.season_id = $2 and m.status in ('finished', 'awarded', 'abandoned', 'cancelled')
           order by m.kickoff_utc desc, m.id limit $3`,
    values: [locale, seasonId, limit],
  });
  return rows;
}

/** The knock-out matches of a season in the order in which they are played. */
export async function listKnockOutMatches(database: Queryable, locale: string, seasonId: number): Promise<ListedMatch[]> {
  const { rows } = await database.query<ListedMatch>({
    name: 'list-knock-out-matches',
    text: `select ${listedMatchColumns} from matches m ${listedMatchJoins('$1')}
           where m.season_id = $2 and m.stage is not null and m.stage not in ('matchday', 'group', 'league-phase')
           order by m.kickoff_utc, m.id`,
    values: [locale, seasonId],
  });
  return rows;
}
