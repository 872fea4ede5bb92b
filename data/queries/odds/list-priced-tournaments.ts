import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** Competition with coming matches that have prices. */
export interface PricedTournament {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly matches: number;
}

/** Returns the competitions with priced matches that kick off after `from` and before `to`, the most important first. */
export async function listPricedTournaments(database: Queryable, from: Date, to: Date): Promise<PricedTournament[]> {
  const { rows } = await database.query<PricedTournament>({
    name: 'list-priced-tournaments',
    text: `select t.numeric_id as id, t.name, c.code, coming.matches
           from (
             select m.tournament_id, count(*)::int as matches from matches m
             where m.sport_id = ${sportIds.football} and m.kickoff_utc > $1 and m.kickoff_utc < $2 and m.status = 'scheduled' and m.best_home_odds is not null
             group by m.tournament_id
           ) coming
           join tournaments t on t.numeric_id = coming.tournament_id join countries c on c.id = t.country_id
           order by t.priority, t.numeric_id`,
    values: [from, to],
  });
  return rows;
}
