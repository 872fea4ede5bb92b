import type { Queryable } from '#data/database/database.ts';
import type { MatchEvent } from '#domain/match/match-timeline.ts';

/** An event with the slugs of its players; null for a player who is not identified. */
export interface ListedMatchEvent extends MatchEvent {
  readonly playerSlug: string | null;
  readonly replacedSlug: string | null;
  readonly assistName: string | null;
  readonly assistSlug: string | null;
}

/** Returns the events of a match, in order. */
export async function listMatchEvents(database: Queryable, matchId: number): Promise<ListedMatchEvent[]> {
  const { rows } = await database.query<ListedMatchEvent>({
    name: 'list-match-events',
    text: `select e.minute, e.added_minute as "addedMinute", e.side, e.kind, e.player_name as "playerName", e.shirt_number as "shirtNumber",
             e.replaced_name as "replacedName", e.replaced_number as "replacedNumber", e.assist_name as "assistName",
             p.slug as "playerSlug", r.slug as "replacedSlug", a.slug as "assistSlug"
           from match_events e left join players p on p.id = e.player_id left join players r on r.id = e.replaced_player_id
           left join players a on a.id = e.assist_player_id
           where e.match_id = $1 order by e.sequence`,
    values: [matchId],
  });
  return rows;
}
