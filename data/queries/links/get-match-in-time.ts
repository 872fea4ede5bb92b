import type { Queryable } from '#data/database/database.ts';
import type { MatchInTime } from '#domain/offer/seconds-until-under-way.ts';

/** Returns the kick-off and the status of a match; undefined when no match has this number. */
export async function getMatchInTime(database: Queryable, matchId: number): Promise<MatchInTime | undefined> {
  const { rows } = await database.query<MatchInTime>({
    name: 'get-match-in-time',
    text: 'select status, kickoff_utc as "kickoffUtc", kickoff_known as "kickoffKnown" from matches where id = $1',
    values: [matchId],
  });
  return rows[0];
}
