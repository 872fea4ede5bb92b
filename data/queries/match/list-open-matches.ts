import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { AwaitedKickoff } from '#domain/match/overdue.ts';
import type { Sport } from '#domain/sports/sport.ts';

export interface OpenMatch extends Omit<AwaitedKickoff, 'sport'> {
  readonly id: number;
}

/** Returns up to `most` matches of a sport that are still to come or reported as in play, and were to begin by a given moment, the oldest first. */
export async function listOpenMatches(database: Queryable, sport: Sport, kickoffBefore: Date, most: number): Promise<OpenMatch[]> {
  const { rows } = await database.query<OpenMatch>({
    name: 'list-open-matches',
    text: `select id, status, kickoff_utc as "kickoffUtc", kickoff_known as "kickoffKnown", updated_at as "changedAt"
           from matches where sport_id = $1 and status in ('scheduled', 'live') and kickoff_utc <= $2 order by kickoff_utc, id limit $3`,
    values: [sportIds[sport], kickoffBefore, most],
  });
  return rows;
}
