import { type BetChances, betChances, expectedValue, type ForecastGrids, winProbability } from '#domain/forecast/bet-chances.ts';
import type { NoTipReason, Offer } from './tip-decision.ts';
import { tipRule } from './tip-rule.ts';

/** An offer as the rule of tips sees it. */
export interface JudgedOffer {
  readonly chances: BetChances;
  readonly probability: number;
  /** The average profit of a stake of one unit, in units. */
  readonly value: number;
  /** The rule's objection to the offer; undefined where it is worth a tip. */
  readonly objection: NoTipReason | undefined;
}

/** Returns the judgement of a price by the blended forecast, whatever the age of the price and the reliability of the forecast. */
export function judgeOffer({ bet, decimalOdds }: Pick<Offer, 'bet' | 'decimalOdds'>, blended: ForecastGrids): JudgedOffer {
  const chances = betChances(bet, blended);
  const probability = winProbability(chances) ?? 0;
  const value = expectedValue(chances, decimalOdds);
  return { chances, probability, value, objection: objectionTo(decimalOdds, probability, value) };
}

function objectionTo(decimalOdds: number, probability: number, value: number): NoTipReason | undefined {
  if (value < 0) return 'price-below-fair';
  if (value < tipRule.leastValue) return 'value-too-small';
  if (value > tipRule.greatestValue) return 'too-good';
  if (probability < tipRule.leastProbability) return 'too-unlikely';
  if (decimalOdds < tipRule.leastOdds) return 'price-too-short';
  return undefined;
}
