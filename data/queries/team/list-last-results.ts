import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { goals90 } from '#data/queries/match/goals-90.ts';

/** The last matches of a club of football in figures, by the score after ninety minutes. */
export interface LastResults {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  /** Those in which it scored, and those with three goals or more of both sides. */
  readonly scored: number;
  readonly withThreeGoals: number;
}

/** Returns what clubs made of their last matches before a moment, of each as many as asked for or fewer, by the number of the club. */
export async function listLastResults(
  database: Queryable,
  clubIds: readonly number[],
  before: Date,
  matches: number,
): Promise<ReadonlyMap<number, LastResults>> {
  if (clubIds.length === 0) return new Map();
  const { rows } = await database.query<LastResults & { readonly clubId: number }>({
    name: 'list-last-results',
    text: `select club.id as "clubId", count(*)::int as played, count(*) filter (where last.own > last.other)::int as won,
             count(*) filter (where last.own < last.other)::int as lost, count(*) filter (where last.own > 0)::int as scored,
             count(*) filter (where last.own + last.other >= 3)::int as "withThreeGoals"
           from unnest($1::int[]) club(id) cross join lateral (
             select case when m.home_team_id = club.id then ${goals90('home')} else ${goals90('away')} end as own,
               case when m.home_team_id = club.id then ${goals90('away')} else ${goals90('home')} end as other
             from matches m
             where m.sport_id = $4 and (m.home_team_id = club.id or m.away_team_id = club.id) and m.kickoff_utc < $2 and m.status = 'finished'
               and ${goals90('home')} is not null
             order by m.kickoff_utc desc limit $3) last
           group by club.id`,
    values: [clubIds, before, matches, sportIds.football],
  });
  return new Map(rows.map(({ clubId, ...results }) => [clubId, results]));
}
