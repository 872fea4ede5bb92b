import type { Queryable } from '#data/database/database.ts';
import type { MatchEvent } from '#domain/match/match-timeline.ts';

/** Returns the events of a match, in order. */
export async function listMatchEvents(database: Queryable, matchId: number): Promise<MatchEvent[]> {
  const { rows } = await database.query<MatchEvent>({
    name: 'list-match-events',
    text: `select minute, added_minute as "addedMinute", side, kind, player_name as "playerName", shirt_number as "shirtNumber",
             replaced_name as "replacedName", replaced_number as "replacedNumber"
           from match_events where match_id = $1 order by sequence`,
    values: [matchId],
  });
  return rows;
}
