import type { Forecast } from '#domain/forecast/forecast.ts';
import { type ScoreParameters, scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { MarketPrices } from '#domain/forecast/prices/market-view.ts';
import { removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import { type Bet, profitOf } from '#domain/odds/bet.ts';
import { pricesCountFrom } from '#domain/odds/counted-prices.ts';
import { markets } from '#domain/odds/markets/markets.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';
import { chooseTips } from '#domain/tip/choose-tips.ts';
import type { RecordedTip } from '#domain/tip/recorded-tip.ts';
import { presentTipRule } from '#domain/tip/tip-rules-register.ts';
import { footballTips, judgeByGrids } from '#sports/football/domain/football-tips.ts';
import type { EarlyMarket } from './early-market.ts';
import { marginMethod } from './market-view.ts';
import type { PastMatch } from './past-match.ts';

/** A tip with the division and the season in whose figures it is included. */
export interface PastTip extends RecordedTip {
  readonly division: string;
  readonly season: string;
  readonly line: number;
  readonly selection: string;
  /** The slug of the bookmaker whose price the tip takes. */
  readonly bookmaker: string;
}

/** Returns the tips that the site would have published when the prices of a match were collected, settled by its score. */
export function choosePastTips(match: PastMatch, early: EarlyMarket, forecast: Forecast, blended: ScoreParameters): PastTip[] {
  const { number, prices, goals, halfTime, kickoffUtc, division, season } = match;
  const offers = { takeable: early.offers, asked: early.offers, countFrom: pricesCountFrom(early.quotedAt) };
  const judge = { judge: judgeByGrids({ grid: scoreGrid(blended) }), reliability: forecast.reliability };
  const decided = chooseTips(footballTips, judge, offers, early.quotedAt);
  return decided.flatMap((decision): PastTip[] => {
    if (decision.kind === 'no-tip') return [];
    const { bet, market, decimalOdds, bookmaker, nextBestOdds, probability, stakeUnits } = decision;
    const outcome = settleBet(bet, goals, halfTime);
    return [
      {
        matchId: number,
        publishedAt: early.quotedAt,
        kickoffUtc,
        tournament: division,
        division,
        season,
        market,
        line: bet.line,
        selection: bet.selection,
        bookmaker,
        decimalOdds,
        nextBestOdds,
        probability,
        ruleVersion: presentTipRule.version,
        stakeUnits,
        outcome,
        profitUnits: outcome === undefined ? 0 : stakeUnits * profitOf(outcome, decimalOdds),
        closingProbability: closingProbability(bet, prices.closingLine),
      },
    ];
  });
}

/** Returns the probability of a bet by the closing prices of its market at its line, margin removed; undefined when the closing line is another. */
function closingProbability(bet: Bet, closing: MarketPrices): number | undefined {
  const prices = closingPrices(bet, closing);
  if (prices === undefined || bet.market === 'correct-score') return undefined;
  const selections: readonly string[] = markets[bet.market].selections;
  return removeMargin(prices, marginMethod)[selections.indexOf(bet.selection)];
}

function closingPrices({ market, line }: Bet, { matchResult, totalGoals, asianHandicap }: MarketPrices): readonly number[] | undefined {
  switch (market) {
    case 'match-result':
      return matchResult;
    case 'total-goals':
      return totalGoals?.line === line ? totalGoals.prices : undefined;
    case 'asian-handicap':
      return asianHandicap?.line === line ? asianHandicap.prices : undefined;
    default:
      return undefined;
  }
}
