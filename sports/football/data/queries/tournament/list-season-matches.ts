import type { Queryable } from '#data/database/database.ts';
import { readChosenMatches } from '#data/queries/home/read-chosen-matches.ts';
import { type ListedMatch, listedMatchColumns, listedMatchJoins, queryMatches } from '#data/queries/match/match-list.ts';
import { knockOutStages } from '#domain/tournament/round.ts';

/** Returns the matches of a season that are in play or to come, the next first. */
export function listComingSeasonMatches(database: Queryable, locale: string, seasonId: number, limit: number): Promise<ListedMatch[]> {
  return queryMatches<ListedMatch>(database, {
    name: 'list-coming-season-matches',
    text: `select ${listedMatchColumns} from matches m ${listedMatchJoins('$1')}
           where m.season_id = $2 and m.status in ('scheduled', 'live', 'postponed') order by m.kickoff_utc, m.id limit $3`,
    values: [locale, seasonId, limit],
  });
}

/** Returns the finished matches of a season, the last first. */
export async function listPastSeasonMatches(database: Queryable, locale: string, seasonId: number, limit: number): Promise<ListedMatch[]> {
  const { rows } = await database.query<{ readonly id: number }>({
    name: 'list-past-season-ids',
    text: `select m.id from matches m
           where m.season_id = $1 and m.status in ('finished', 'awarded', 'abandoned', 'cancelled', 'awaited')
           order by m.kickoff_utc desc, m.id limit $2`,
    values: [seasonId, limit],
  });
  return await readChosenMatches(
    database,
    rows.map(({ id }) => id),
    locale,
  );
}

/** Returns the knock-out matches of a season in the order of play. */
export function listKnockOutMatches(database: Queryable, locale: string, seasonId: number): Promise<ListedMatch[]> {
  return queryMatches<ListedMatch>(database, {
    name: 'list-knock-out-matches',
    text: `select ${listedMatchColumns} from matches m ${listedMatchJoins('$1')}
           where m.season_id = $2 and m.stage = any($3)
           order by m.kickoff_utc, m.id`,
    values: [locale, seasonId, knockOutStages],
  });
}
