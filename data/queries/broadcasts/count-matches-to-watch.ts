import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Span } from '#data/queries/home/count-matches.ts';

/**
 * Returns, for each day, the number of football matches in competitions that a broadcaster may show in the country on that day. For a past day
 * only rights that are still valid `today` are used. Rights to a single match are left out, to keep the query on the index by kick-off.
 */
export async function countMatchesToWatch(
  database: Queryable,
  { country, today, days }: { country: string; today: string; days: readonly (Span & { readonly day: string })[] },
): Promise<number[]> {
  const { rows } = await database.query<{ matches: number }>({
    name: 'count-matches-to-watch',
    text: `select (
             select count(*)::int from matches m
             where m.sport_id = ${sportIds.football} and m.kickoff_utc >= s.starts and m.kickoff_utc < s.ends
               and m.tournament_id in (
                 select b.tournament_id from broadcasts b
                 where b.country = $4 and b.match_id is null and b.from_day <= s.day and b.to_day >= greatest(s.day, $5::date)
               )
           ) as matches
           from unnest($1::timestamptz[], $2::timestamptz[], $3::date[]) with ordinality as s (starts, ends, day, place) order by s.place`,
    values: [days.map(({ from }) => from), days.map(({ to }) => to), days.map(({ day }) => day), country, today],
  });
  return rows.map((row) => row.matches);
}
