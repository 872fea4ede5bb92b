import { betOf, isMarket } from '#domain/sports/markets-of-sports.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';

/** A selection on a match, without its price. */
export interface LegChoice {
  readonly matchId: number;
  readonly bet: AnyBet;
}

const largestMatchId = 2_147_483_647;
const numberPattern = /^-?\d{1,3}(\.\d{1,2})?$/;

/** Returns a bet as one word, `total-goals:2.5:over`. */
function betKey(bet: AnyBet): string {
  return `${bet.market}:${bet.line}:${bet.selection}`;
}

/** Returns a leg as one word, `12:total-goals:2.5:over`, for the address and the storage of a slip. */
export function legKey({ matchId, bet }: LegChoice): string {
  return `${matchId}:${betKey(bet)}`;
}

/**
 * Returns the leg of a text of `legKey`; undefined when a part is no possible match number, market, line or selection. Does not check that
 * the match exists.
 */
export function parseLegKey(text: string): LegChoice | undefined {
  const [id = '', market = '', lineText = '', selection = '', ...more] = text.split(':');
  const matchId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
  if (more.length > 0 || !(matchId <= largestMatchId) || !numberPattern.test(lineText)) return undefined;
  const written = Number(lineText);
  const line = written === 0 ? 0 : written;
  const bet = isMarket(market) ? betOf(market, line, selection) : undefined;
  return bet && { matchId, bet };
}
