import { placeInQuote } from '#domain/sports/markets-of-sports.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, BetOf, FactorsOf, MarketOf } from '#domain/sports/sport-types.ts';
import type { JudgeOffer, JudgingQuote, SportTips } from '#domain/tip/sport-tips.ts';
import { fairChances } from './fair-chances.ts';
import { type SideReason, sideReasons, type WeighedFact } from './side-reasons.ts';

/** The differences between the sports whose tips are judged by fair prices. */
interface FairPriceSport<Name extends Sport> {
  /** In the order of display. */
  readonly markets: readonly MarketOf<Name>[];
  /** Returns the side that a bet is on; undefined for a total. */
  backedSide(bet: BetOf<Name>): Side | undefined;
  /** Returns the facts about both sides, the most telling first. */
  factsOf(factors: FactorsOf<Name>): Pair<readonly WeighedFact[]>;
}

/**
 * Returns the rule of tips of a sport in which a tip is a bookmaker's price above the one implied by the sharpest bookmaker, at most one per match.
 * Beside the price of the match itself our ratings add nothing there (docs/backtest-sports.md). A sport's rules decide whether its tips are published
 * (`publishesTips`).
 */
export function createFairPriceTips<Name extends Sport>({
  markets,
  backedSide,
  factsOf,
}: FairPriceSport<Name>): SportTips<Name, SideReason> {
  return {
    questions: [markets],
    eventOf: ({ market, line, selection }: AnyBet) => `${market} ${line} ${selection}`,
    isRoundabout: () => false,
    familyOf: () => 'match',
    leastReliability: 1,
    judge: (_, quotes) => judgeByFairPrices(quotes),
    reasonsOf({ bet, model, probability }, factors) {
      const facts = factsOf(factors);
      return sideReasons(backedSide(bet), { model, odds: probability }, (side) => facts[side]);
    },
  };
}

/** Returns the judge of offers by the fair chances implied by prices. */
export function judgeByFairPrices<Name extends Sport>(quotes: readonly JudgingQuote<Name>[]): JudgeOffer<Name> {
  return ({ bet, decimalOdds }) => {
    const probability = fairChances(quotes, bet.market, bet.line)?.[placeInQuote(bet)];
    if (probability === undefined) return 'no-takeable-price';
    return { probability, expectedValue: probability * decimalOdds - 1, oddsOfValue: (value) => (1 + value) / probability };
  };
}
