import type { JudgingQuote } from '#domain/tip/sport-tips.ts';
import { mainLineOf } from '#sports/shared/domain/fair-chances.ts';
import { scoreRatingSettings } from './basketball-rating-settings.ts';
import { marketLeadDeviation, type Spread } from './basketball-ratings.ts';
import { normalPoint } from './normal.ts';

/**
 * Returns the lead implied by the spread, or by the winner's prices when no spread is quoted; undefined without either. The spread comes first
 * because it misprices no favourite.
 */
export function pricedLead(quotes: readonly JudgingQuote<'basketball'>[]): Spread | undefined {
  const spread = mainLineOf(quotes, 'spread');
  const winner = spread ?? mainLineOf(quotes, 'moneyline');
  return winner && { mean: normalPoint(winner.chances[0]) * marketLeadDeviation - winner.line, deviation: marketLeadDeviation };
}

/** Returns the total points implied by the total's prices; undefined when no bookmaker quotes one. */
export function pricedTotal(quotes: readonly JudgingQuote<'basketball'>[]): Spread | undefined {
  const total = mainLineOf(quotes, 'total');
  const deviation = scoreRatingSettings.totalDeviation;
  return total && { mean: total.line + normalPoint(total.chances[0]) * deviation, deviation };
}
