import type { Queryable } from '#data/database/database.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** Returns the number of predictions on record of a sport's matches that kick off in each span, in the order of the spans. */
export async function countPredictionsOfDays(database: Queryable, sport: Sport, spans: readonly Span[]): Promise<number[]> {
  const { rows } = await database.query<{ number: number }>({
    name: 'count-predictions-of-days',
    text: `select (select count(*)::int from predictions p where p.kickoff_utc >= s.from_at and p.kickoff_utc < s.to_at and p.sport = $1) as number
           from unnest($2::timestamptz[], $3::timestamptz[]) with ordinality s(from_at, to_at, place) order by s.place`,
    values: [sport, spans.map(({ from }) => from), spans.map(({ to }) => to)],
  });
  return rows.map(({ number }) => number);
}
