import type { MatchQuote } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { betChances, type ForecastGrids, winProbability } from '#domain/forecast/bet-chances.ts';
import { removeMargin } from '#domain/forecast/remove-margin.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { consensusPrices } from '#domain/odds/consensus-prices.ts';
import type { Market } from '#domain/odds/markets/markets.ts';

/** What the model alone, the bookmakers' prices and both together make of one selection, as probabilities. */
export interface MarketOpinion {
  readonly bet: Bet;
  readonly model: number;
  readonly market: number;
  readonly blended?: number;
}

const compared: readonly { readonly market: Market; readonly line: number; readonly selections: number }[] = [
  { market: 'match-result', line: 0, selections: 3 },
  { market: 'total-goals', line: 2.5, selections: 1 },
  { market: 'both-teams-to-score', line: 0, selections: 1 },
];

/**
 * Returns our views beside the bookmakers' common one, its margin removed by the power method, as in the blended forecast and in closing
 * prices. Markets that nobody quotes are left out.
 */
export function marketOpinions(model: ForecastGrids, blended: ForecastGrids | undefined, quotes: readonly MatchQuote[]): MarketOpinion[] {
  return compared.flatMap(({ market, line, selections }) => {
    const consensus = consensusPrices(quotes, market).find((found) => found.line === line);
    if (consensus === undefined) return [];
    const fair = removeMargin(consensus.prices, 'power');
    return betsOfLine(market, line)
      .slice(0, selections)
      .map((bet, at): MarketOpinion => {
        const opinion = { bet, model: chanceOf(bet, model), market: fair[at] as number };
        return blended === undefined ? opinion : { ...opinion, blended: chanceOf(bet, blended) };
      });
  });
}

function chanceOf(bet: Bet, grids: ForecastGrids): number {
  return winProbability(betChances(bet, grids)) ?? 0;
}
