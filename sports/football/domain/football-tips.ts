import {
  type BetChances,
  betChances,
  expectedValue,
  type ForecastGrids,
  gridOf,
  winProbability,
} from '#domain/forecast/goals/bet-chances.ts';
import { forecastGrids } from '#domain/forecast/goals/forecast-grids.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { chanceByOdds } from '#domain/odds/chance-by-odds.ts';
import { isOnLead } from '#domain/odds/is-on-lead.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import { eventOf } from '#domain/odds/plain-bet.ts';
import { quotedBetOf } from '#domain/sports/markets-of-sports.ts';
import { bestOffers } from '#domain/tip/best-offers.ts';
import { offersOfQuotes, type SeenQuote } from '#domain/tip/offers-of-quotes.ts';
import type { JudgeOffer, SportTips } from '#domain/tip/sport-tips.ts';
import { takeableOffers } from '#domain/tip/takeable-offers.ts';
import type { Offer } from '#domain/tip/tip-decision.ts';
import { chancesByOdds } from './football-prices.ts';
import { type FootballReason, footballReasons } from './football-reasons.ts';

export const footballTips: SportTips<'football', FootballReason> = {
  /* On the result alone the rule has been shown to beat the closing price; of no other market do files name two bookmakers at which a reader could bet
     (docs/decisions/0110-tips-at-the-next-best-price.md). */
  questions: [['match-result']],
  eventOf,
  isRoundabout: isOnLead,
  familyOf: (market) => betMarkets[market].family,
  leastReliability: 3,
  judge: ({ blended, halfTimeShare }) => blended && judgeByGrids(forecastGrids(blended, halfTimeShare)),
  reasonsOf({ bet, model, probability, blended }, factors, quotes) {
    const { market, line, at } = quotedBetOf(bet);
    const oddsProbability = market === 'match-result' ? chancesByOdds(quotes, market, line)?.[at] : chanceByOdds(quotedBetOf(bet), quotes);
    const chances = { modelProbability: model, blendedProbability: probability, oddsProbability };
    return footballReasons({ bet, ...chances }, factors, scoreGrid(blended));
  },
};

/** Returns the best of the offers that could be taken at some prices, one per bet. */
export function bestTakeableOffers(quotes: readonly SeenQuote<'football'>[]): Offer<Bet>[] {
  return bestOffers<'football'>(footballTips, takeableOffers<'football'>(footballTips, offersOfQuotes<'football'>(quotes)));
}

/** Returns the judge of offers by the grids of the blended forecast. */
export function judgeByGrids(blended: ForecastGrids): JudgeOffer<'football'> {
  return ({ bet, decimalOdds }) => {
    if (gridOf(bet.market, blended) === undefined) return 'too-little-known';
    const chances = betChances(bet, blended);
    return {
      probability: winProbability(chances) ?? 0,
      expectedValue: expectedValue(chances, decimalOdds),
      oddsOfValue: (value) => oddsOfValue(chances, value),
    };
  };
}

/** Returns the price at which a stake earns `value` on average: expectedValue() solved for the price. */
function oddsOfValue({ won, halfWon, halfLost, lost }: BetChances, value: number): number {
  return 1 + (value + lost + halfLost / 2) / (won + halfWon / 2);
}
