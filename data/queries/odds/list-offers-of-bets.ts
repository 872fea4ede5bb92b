import type { Queryable } from '#data/database/database.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import { countryJoin, presentOfferOfTip, type TakeableOffer } from './present-offer-of-tip.ts';

/** Bet on a match. */
export interface BetOnMatch {
  readonly matchId: number;
  readonly bet: AnyBet;
}

/** Returns for each bet, in order, the best present price of the bookmakers licensed in the language's home country; null when none of them has one. */
export async function listOffersOfBets(
  database: Queryable,
  bets: readonly BetOnMatch[],
  locale: string,
): Promise<(TakeableOffer | null)[]> {
  if (bets.length === 0) return [];
  const { rows } = await database.query<{ offer: TakeableOffer | null }>({
    name: 'list-offers-of-bets',
    text: `select ${presentOfferOfTip} as offer
           from unnest($1::int[], $2::text[], $3::real[], $4::text[]) with ordinality tip(match_id, market, line, selection, place)
             join matches m on m.id = tip.match_id ${countryJoin('$5')}
           order by tip.place`,
    values: [
      bets.map(({ matchId }) => matchId),
      bets.map(({ bet }) => bet.market),
      bets.map(({ bet }) => bet.line),
      bets.map(({ bet }) => bet.selection),
      locale,
    ],
  });
  return rows.map(({ offer }) => offer);
}
