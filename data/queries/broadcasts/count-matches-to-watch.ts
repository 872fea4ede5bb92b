import type { Queryable } from '#data/database/database.ts';
import type { Span } from '#data/queries/home/count-matches-in-spans.ts';

/** How many matches begin in each of some spans, of competitions that somebody shows in the country on its day; not those that are off. */
export async function countMatchesToWatch(
  database: Queryable,
  { country, today, days }: { country: string; today: string; days: readonly (Span & { readonly day: string })[] },
): Promise<number[]> {
  const { rows } = await database.query<{ matches: number }>({
    name: 'count-matches-to-watch',
    text: `select (
             select count(*)::int from matches m
             where m.kickoff_utc >= s.starts and m.kickoff_utc < s.ends and m.status not in ('postponed', 'cancelled')
               and exists (
                 select 1 from broadcasts b
                 where b.tournament_id = m.tournament_id and b.country = $4 and (b.match_id is null or b.match_id = m.id)
                   and b.from_day <= s.day and b.to_day >= greatest(s.day, $5::date)
               )
           ) as matches
           from unnest($1::timestamptz[], $2::timestamptz[], $3::date[]) with ordinality as s (starts, ends, day, place) order by s.place`,
    values: [days.map(({ from }) => from), days.map(({ to }) => to), days.map(({ day }) => day), country, today],
  });
  return rows.map((row) => row.matches);
}
