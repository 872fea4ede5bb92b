import type { Queryable } from '#data/database/database.ts';
import { broadcastColumns, broadcastOrder } from '#data/queries/broadcasts/broadcast-columns.ts';
import type { Broadcast } from '#domain/broadcast/broadcast.ts';

export interface MatchBroadcast extends Broadcast {
  readonly country: string;
  /** True when the right is to this very match, rather than to its competition. */
  readonly ofMatch: boolean;
}

/** Returns the broadcasts of a match, or of its competition, in some countries on its day. */
export async function listBroadcastsOfMatch(
  database: Queryable,
  match: { readonly id: number; readonly tournamentId: number },
  { countries, day }: { countries: readonly string[]; day: string },
): Promise<MatchBroadcast[]> {
  const { rows } = await database.query<MatchBroadcast>({
    name: 'list-broadcasts-of-match',
    text: `select b.country, b.match_id is not null as "ofMatch", ${broadcastColumns}
           from broadcasts b
           where b.tournament_id = $1 and b.country = any($2) and (b.match_id is null or b.match_id = $3)
             and b.from_day <= $4 and b.to_day >= $4
           order by array_position($2, b.country::text), b.match_id is null, ${broadcastOrder}`,
    values: [match.tournamentId, countries, match.id, day],
  });
  return rows;
}
