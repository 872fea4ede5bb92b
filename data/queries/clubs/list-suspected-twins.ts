import type { Queryable } from '#data/database/database.ts';
import { listLikelyClubs } from './list-likely-clubs.ts';

/** Two clubs of a season that may be one under two names. */
export interface SuspectedTwins {
  readonly name: string;
  readonly otherName: string;
}

/** Returns the clubs of a season that a source added, and that may be another club of the season under another name; each with that club. */
export async function listSuspectedTwins(database: Queryable, locale: string, seasonId: number): Promise<SuspectedTwins[]> {
  const { rows } = await database.query<{ id: number }>({
    name: 'list-suspected-twins',
    text: 'select p.team_id as id from season_entries e join provisional_clubs p on p.team_id = e.team_id where e.season_id = $1 order by 1',
    values: [seasonId],
  });
  const ids = rows.map(({ id }) => id);
  const likely = await listLikelyClubs(database, ids, seasonId);
  if (likely.length === 0) return [];
  const entered = await database.query<{ id: number; name: string }>(
    `select t.id, coalesce(n.name, t.name) as name from season_entries e join teams t on t.id = e.team_id
     left join team_names n on n.team_id = t.id and n.locale = $2 where e.season_id = $1`,
    [seasonId, locale],
  );
  const names = new Map(entered.rows.map(({ id, name }) => [id, name]));
  const reported = new Set<number>();
  return likely.flatMap(({ teamId, other }) => {
    const [name, otherName] = [names.get(teamId), names.get(other.id)];
    // Of two provisional clubs, each may be the other.
    if (name === undefined || otherName === undefined || reported.has(teamId) || reported.has(other.id)) return [];
    reported.add(teamId);
    return [{ name, otherName }];
  });
}
