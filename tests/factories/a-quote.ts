import { countPrices } from '#data/commands/matches/prices/count-prices.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Market } from '#domain/odds/markets/markets.ts';

interface QuoteWanted {
  readonly matchId: number;
  readonly quotedAt: Date;
  readonly prices: readonly (number | null)[];
  readonly market?: Market;
  readonly line?: number;
  readonly bookmaker?: string;
  /** The moment from which the price is counted; left out, that of the quote. */
  readonly countedAt?: Date;
}

/** Stores a bookmaker's prices for a match that is in the database; unless given otherwise, on more and fewer than 2.5 goals at bet365. */
export async function aQuote(db: Queryable, wanted: QuoteWanted): Promise<void> {
  const { matchId, quotedAt, prices, market = 'total-goals', line = 2.5, bookmaker = 'bet365' } = wanted;
  await db.query(
    `insert into quotes (match_id, market, bookmaker_id, line, phase, quoted_at, odds)
     select $1, $2, id, $3, 'moving', $4, $5 from bookmakers where slug = $6`,
    [matchId, market, line, quotedAt, prices, bookmaker],
  );
  await countPrices(db, [matchId], wanted.countedAt ?? quotedAt);
}
