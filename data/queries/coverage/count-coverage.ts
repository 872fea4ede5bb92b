import type { Queryable } from '#data/database/database.ts';
import type { Coverage } from '#domain/tournament/coverage.ts';

/** SQL that is true when a match has line-ups, prices or a forecast. The limit makes the planner look up each match, and not join whole tables. */
const has = {
  lineUps: '(select true from line_ups l where l.match_id = m.id limit 1)',
  odds: '(select true from quotes q where q.match_id = m.id limit 1)',
  forecasts: '(select true from forecasts f where f.match_id = m.id limit 1)',
} as const;

/**
 * Returns the day of the first match of a competition with a result, with line-ups, with prices and with a forecast; null for what no match has. Each
 * search ends at the first match that has the fact, and looks up all matches when none has.
 */
export async function countCoverage(database: Queryable, tournamentNumber: number): Promise<Omit<Coverage, 'tables'>> {
  const first = (condition: string) =>
    `(select (m.kickoff_utc at time zone 'UTC')::date::text from matches m where m.tournament_id = $1 and ${condition} order by m.kickoff_utc limit 1)`;
  const { rows } = await database.query<Omit<Coverage, 'tables'>>({
    name: 'count-coverage',
    text: `select ${first("m.status in ('finished', 'awarded') and m.home_goals is not null")} as results,
             ${first(has.lineUps)} as "lineUps", ${first(has.odds)} as odds, ${first(has.forecasts)} as forecasts`,
    values: [tournamentNumber],
  });
  return rows[0] as Omit<Coverage, 'tables'>;
}
