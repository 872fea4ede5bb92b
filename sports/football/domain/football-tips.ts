import { type BetChances, betChances, expectedValue, type ForecastGrids, gridOf, winProbability } from '#domain/forecast/bet-chances.ts';
import { forecastGrids } from '#domain/forecast/forecast-grids.ts';
import { scoreGrid } from '#domain/forecast/score-grid.ts';
import { chanceByOdds } from '#domain/odds/chance-by-odds.ts';
import { isOnLead } from '#domain/odds/is-on-lead.ts';
import { betMarkets, marketNames } from '#domain/odds/markets/markets.ts';
import { eventOf } from '#domain/odds/plain-bet.ts';
import { quotedBetOf } from '#domain/sports/markets-of-sports.ts';
import type { JudgeOffer, SportTips } from '#domain/tip/sport-tips.ts';
import { type FootballReason, footballReasons } from './football-reasons.ts';

export const footballTips: SportTips<'football', FootballReason> = {
  /* Handicaps of named bookmakers are known since 2019 alone, too late to choose a rule by, and since then those that the rule would take have not
     beaten the closing price (docs/decisions/0072-tips-that-could-be-taken.md). */
  questions: marketNames.filter((market) => market !== 'asian-handicap').map((market) => [market]),
  eventOf,
  isRoundabout: isOnLead,
  familyOf: (market) => betMarkets[market].family,
  leastReliability: 3,
  judge: ({ blended, halfTimeShare }) => blended && judgeByGrids(forecastGrids(blended, halfTimeShare)),
  reasonsOf({ bet, model, probability, blended }, factors, quotes) {
    const chances = { modelProbability: model, blendedProbability: probability, oddsProbability: chanceByOdds(quotedBetOf(bet), quotes) };
    return footballReasons({ bet, ...chances }, factors, scoreGrid(blended));
  },
};

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

/** Returns the price at which a stake brings `value` on average: expectedValue() solved for the price. */
function oddsOfValue({ won, halfWon, halfLost, lost }: BetChances, value: number): number {
  return 1 + (value + lost + halfLost / 2) / (won + halfWon / 2);
}
