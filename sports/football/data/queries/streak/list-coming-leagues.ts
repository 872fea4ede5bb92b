import type { Queryable } from '#data/database/database.ts';
import { comingLeagueMatch } from './coming-league-match.ts';

/** A league with matches to come. */
export interface ComingLeague {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly matches: number;
}

/** Returns the leagues with matches to come in a span, the most followed first. */
export async function listComingLeagues(
  database: Queryable,
  { from, to, now }: { readonly from: Date; readonly to: Date; readonly now: Date },
): Promise<ComingLeague[]> {
  const { rows } = await database.query<ComingLeague>({
    name: 'list-coming-leagues',
    text: `select t.numeric_id as id, t.name, c.code, count(*)::int as matches
           from matches m join tournaments t on t.numeric_id = m.tournament_id join countries c on c.id = t.country_id
           where ${comingLeagueMatch}
           group by t.numeric_id, t.name, t.priority, c.code order by t.priority, t.numeric_id`,
    values: [from, to, now],
  });
  return rows;
}
