import { setImmediate } from 'node:timers/promises';
import { storeImpliedGoals } from '#data/commands/forecast/store-implied-goals.ts';
import type { Queryable } from '#data/database/database.ts';
import { listMatchesWithoutImpliedFigures } from '#data/queries/forecast/list-matches-without-implied-figures.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { impliedGoals } from '#domain/forecast/goals/implied-goals.ts';
import { removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import { marketPrices } from '#sports/football/domain/football-prices.ts';

const matchesAtATime = 500;
const winnerOfFootball = { sport: 'football', market: 'match-result' } as const;

/**
 * Calculates the chances of the result and the goals by the last prices before kick-off of the matches finished on the days from `fromDay`
 * until before `untilDay`, and stores them.
 *
 * @param fromDay, untilDay days since 1970-01-01 UTC
 */
export async function implyGoals(database: Queryable, fromDay: number, untilDay: number): Promise<void> {
  for (;;) {
    const ids = await listMatchesWithoutImpliedFigures(database, winnerOfFootball, fromDay, untilDay, matchesAtATime);
    if (ids.length === 0) return;
    // Later than every kick-off among them: the query itself leaves out what was quoted after a match had begun.
    const quotes = Map.groupBy(await listQuotesOfMatches(database, ids, new Date(untilDay * 86_400_000)), ({ matchId }) => matchId);
    await storeImpliedGoals(
      database,
      ids.map((matchId) => {
        const prices = marketPrices(quotes.get(matchId) ?? []);
        const chances = prices.matchResult && removeMargin(prices.matchResult, 'power');
        return { matchId, implied: impliedGoals(prices), chances };
      }),
    );
    await setImmediate();
  }
}
