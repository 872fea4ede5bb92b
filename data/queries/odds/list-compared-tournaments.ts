import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import type { PricedTournament } from './list-priced-tournaments.ts';

/** Competition with coming matches that have prices in some market. */
export interface ComparedTournament extends PricedTournament {
  readonly countrySlug: string;
  /** Code of its country's region. */
  readonly region: string;
}

/** Coming matches of a span that have prices in a market. */
export interface ComparedSpan {
  readonly from: Date;
  readonly to: Date;
  readonly market: Market;
}

/** SQL that joins to a match `m` its prices `p` in the market $1. */
export const comparedPricesJoin = 'join compared_prices p on p.match_id = m.id and p.market = $1';

/** SQL that is true for a match `m` to come that kicks off after $2 and before $3. */
export const isComing = `m.sport_id = ${sportIds.football} and m.kickoff_utc > $2 and m.kickoff_utc < $3 and m.status = 'scheduled'`;

/** Returns the competitions of the coming matches that have prices in a market, the most important first. */
export async function listComparedTournaments(database: Queryable, { from, to, market }: ComparedSpan): Promise<ComparedTournament[]> {
  const { rows } = await database.query<ComparedTournament>({
    name: 'list-compared-tournaments',
    text: `select t.numeric_id as id, t.name, c.code, c.slug as "countrySlug", c.region, coming.matches
           from (select m.tournament_id, count(*)::int as matches from matches m ${comparedPricesJoin} where ${isComing} group by m.tournament_id) coming
           join tournaments t on t.numeric_id = coming.tournament_id join countries c on c.id = t.country_id
           order by t.priority, t.numeric_id`,
    values: [market, from, to],
  });
  return rows;
}
