import type { Queryable } from '#data/database/database.ts';
import type { Broadcast } from '#domain/broadcast/broadcast.ts';
import { broadcastColumns, broadcastOrder } from './broadcast-columns.ts';

export interface CountryBroadcast extends Broadcast {
  readonly tournamentId: number;
  /** Id of the match that it shows; null for the whole competition. */
  readonly matchId: number | null;
  readonly reviewedOn: string;
}

/** Returns the broadcasts of a country on a day; for a past day only those that are still valid `today`. */
export async function listBroadcastsInCountry(
  database: Queryable,
  { country, day, today }: { country: string; day: string; today: string },
): Promise<CountryBroadcast[]> {
  const { rows } = await database.query<CountryBroadcast>({
    name: 'list-broadcasts-in-country',
    text: `select b.tournament_id as "tournamentId", b.match_id as "matchId", to_char(b.reviewed_on, 'YYYY-MM-DD') as "reviewedOn", ${broadcastColumns}
           from broadcasts b where b.country = $1 and b.from_day <= $2 and b.to_day >= greatest($2::date, $3::date)
           order by ${broadcastOrder}`,
    values: [country, day, today],
  });
  return rows;
}
