import type { MatchQuote } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { betChances, type ForecastGrids, winProbability } from '#domain/forecast/bet-chances.ts';
import { removeMargin } from '#domain/forecast/remove-margin.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { consensusPrices } from '#domain/odds/consensus-prices.ts';
import { mainLines } from '#domain/odds/main-lines.ts';

/** The probabilities of one selection by results alone, by the bookmakers' prices, and by the headline forecast. */
export interface MarketOpinion {
  readonly bet: Bet;
  readonly model: number;
  readonly market: number;
  /** Absent where the headline forecast is the one from results alone. */
  readonly headline?: number;
}

/**
 * Returns our views beside the bookmakers' common one, its margin removed by the power method, as in the blended forecast and in closing
 * prices. Markets that nobody quotes are left out.
 */
export function marketOpinions(model: ForecastGrids, headline: ForecastGrids | undefined, quotes: readonly MatchQuote[]): MarketOpinion[] {
  return mainLines.flatMap(({ market, line }) => {
    const consensus = consensusPrices(quotes, market).find((found) => found.line === line);
    if (consensus === undefined) return [];
    const fair = removeMargin(consensus.prices, 'power');
    const bets = betsOfLine(market, line);
    // Of two, the second says nothing that the first does not.
    return bets.slice(0, bets.length === 2 ? 1 : bets.length).map((bet, at): MarketOpinion => {
      const opinion = { bet, model: chanceOf(bet, model), market: fair[at] as number };
      return headline === undefined ? opinion : { ...opinion, headline: chanceOf(bet, headline) };
    });
  });
}

function chanceOf(bet: Bet, grids: ForecastGrids): number {
  return winProbability(betChances(bet, grids)) ?? 0;
}
