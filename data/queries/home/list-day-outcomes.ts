import type { Queryable } from '#data/database/database.ts';
import { predictedChance } from '#data/queries/prediction/list-prediction-sums.ts';
import { firstSport } from '#domain/sports/sport.ts';
import type { Span } from './count-matches.ts';

/** Sums of the decided predictions on a competition's matches in a span. */
export interface DayOutcome {
  readonly decided: number;
  readonly right: number;
  /** Sum of the chances of the decided predictions. */
  readonly promised: number;
}

/** Returns the sums of the decided football predictions on matches that begin in a span, by competition; competitions without decided ones are left out. */
export async function listDayOutcomes(database: Queryable, { from, to }: Span): Promise<ReadonlyMap<number, DayOutcome>> {
  const { rows } = await database.query<DayOutcome & { readonly id: number }>({
    name: 'list-day-outcomes',
    text: `with decided as (
             select p.tournament_id, count(*)::int as decided, count(*) filter (where o.outcome = 'right')::int as right, sum(${predictedChance}) as promised
             from predictions p join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf and o.outcome in ('right', 'wrong')
             where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = $3 group by p.tournament_id
           )
           select t.numeric_id as id, decided.decided, decided.right, decided.promised from decided join tournaments t on t.id = decided.tournament_id`,
    values: [from, to, firstSport],
  });
  return new Map(rows.map(({ id, ...outcome }) => [id, outcome]));
}
