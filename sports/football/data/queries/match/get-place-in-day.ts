import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/**
 * Returns the place of a match among all of its level on its day (UTC), from 0: by competition as lists of a day have them, then by kick-off. Matches that
 * are neighbours in such a list differ by one, also those of two competitions.
 */
export async function getPlaceInDay(database: Queryable, matchId: number): Promise<number> {
  const { rows } = await database.query<{ readonly place: number }>({
    name: 'get-place-in-day',
    text: `with own as (
             select t.priority, coalesce(t.parent_id, 0) as part, t.name, t.numeric_id, t.level, m.kickoff_utc, m.id,
                    date_trunc('day', m.kickoff_utc at time zone 'UTC') at time zone 'UTC' as day
             from matches m join tournaments t on t.numeric_id = m.tournament_id where m.id = $1
           )
           select count(*)::int as place
           from own join matches m on m.kickoff_utc >= own.day and m.kickoff_utc < own.day + interval '24 hours'
             join tournaments t on t.numeric_id = m.tournament_id
           where m.sport_id = ${sportIds.football} and t.level = own.level
             and (t.priority, coalesce(t.parent_id, 0), t.name, t.numeric_id, m.kickoff_utc, m.id)
               < (own.priority, own.part, own.name, own.numeric_id, own.kickoff_utc, own.id)`,
    values: [matchId],
  });
  return (rows[0] as (typeof rows)[number]).place;
}
