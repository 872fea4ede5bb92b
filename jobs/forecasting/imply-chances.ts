import { setImmediate } from 'node:timers/promises';
import { storeImpliedGoals } from '#data/commands/forecast/store-implied-goals.ts';
import type { Queryable } from '#data/database/database.ts';
import { listMatchesWithoutImpliedFigures } from '#data/queries/forecast/list-matches-without-implied-figures.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import { consensusPrices } from '#domain/odds/consensus-prices.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import type { MarketOf } from '#domain/sports/sport-types.ts';

const matchesAtATime = 500;
const dayMs = 86_400_000;

/**
 * Calculates the chances of the winner by the last prices before the start of the finished matches of tennis and basketball, and stores
 * them. For football `implyGoals` calculates them together with the goals, from which its ratings learn.
 */
export async function implyChances<Name extends TwoSidedSport>(database: Queryable, sport: Name, now: Date): Promise<void> {
  const market = rulesOf(sport).winnerMarket;
  const untilDay = Math.floor(now.getTime() / dayMs) + 1;
  for (;;) {
    const ids = await listMatchesWithoutImpliedFigures(database, { sport, market }, 0, untilDay, matchesAtATime);
    if (ids.length === 0) return;
    const quotes = Map.groupBy(await listQuotesOfMatches<MarketOf<Name>>(database, ids, now), ({ matchId }) => matchId);
    await storeImpliedGoals(
      database,
      ids.map((matchId) => {
        const [opinion] = consensusPrices(quotes.get(matchId) ?? [], market);
        return { matchId, implied: undefined, chances: opinion && removeMargin(opinion.prices, 'power') };
      }),
    );
    await setImmediate();
  }
}
