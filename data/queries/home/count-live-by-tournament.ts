import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Span } from './count-matches.ts';

export interface LiveTournament {
  readonly id: number;
  readonly countrySlug: string;
  readonly isSenior: boolean;
  readonly live: number;
}

/** Returns the number of football matches in play that began in a span, by competition; competitions without one are left out. */
export async function countLiveByTournament(database: Queryable, { from, to }: Span): Promise<readonly LiveTournament[]> {
  const { rows } = await database.query<LiveTournament>({
    name: 'count-live-by-tournament',
    text: `with live as (
             select tournament_id, count(*)::int as live from matches
             where sport_id = ${sportIds.football} and kickoff_utc >= $1 and kickoff_utc < $2 and status = 'live' group by tournament_id
           )
           select t.numeric_id as id, c.slug as "countrySlug", t.level = 'senior' as "isSenior", live.live
           from live join tournaments t on t.numeric_id = live.tournament_id join countries c on c.id = t.country_id`,
    values: [from, to],
  });
  return rows;
}
