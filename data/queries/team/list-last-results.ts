import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { goals90 } from '#data/queries/match/goals-90.ts';

/** Sums of the last matches of a football club, by the score after ninety minutes. */
export interface LastResults {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  /** Number of matches in which it scored. */
  readonly scored: number;
  /** Number of matches with at least three goals of both sides together. */
  readonly withThreeGoals: number;
}

/** Returns the SQL of the last results of a club at home or away, read from the end of an index. */
const lastOn = (side: 'home' | 'away') => {
  const [own, other] = [goals90(side), goals90(side === 'home' ? 'away' : 'home')];
  return `(select m.kickoff_utc, ${own} as own, ${other} as other from matches m
    where m.sport_id = $4 and m.${side}_team_id = club.id and m.kickoff_utc < $2 and m.status = 'finished' and ${goals90('home')} is not null
    order by m.kickoff_utc desc limit $3)`;
};

/** Returns the results of each club's last matches before a moment, up to `matches` of them, by the id of the club. */
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
             select own, other from (${lastOn('home')} union all ${lastOn('away')}) sides order by kickoff_utc desc limit $3) last
           group by club.id`,
    values: [clubIds, before, matches, sportIds.football],
  });
  return new Map(rows.map(({ clubId, ...results }) => [clubId, results]));
}
