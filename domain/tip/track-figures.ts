import { type ClusteredRatio, clusteredRatio, ratioInterval } from './clustered-ratio.ts';
import { type Interval, wilsonInterval } from './interval.ts';
import { decidedShare, isSettled, type RecordedTip, type SettledTip, wonShare } from './recorded-tip.ts';

/** A figure of the record with its 95% interval, when there are enough tips for one. */
export interface Estimate {
  readonly value: number;
  readonly interval: Interval | undefined;
}

export interface StrikeRate extends Estimate {
  /** The strike rate that our probabilities predicted for the same tips. */
  readonly expected: number;
  /** The number of stakes that were decided, half stakes as halves, from which the rate is computed. */
  readonly decided: number;
}

export interface ClosingLineValue extends Estimate {
  readonly tips: number;
  /** The mean value that our probabilities predicted for the same tips at the same prices. */
  readonly promised: number;
}

/** The figures of a list of tips. */
export interface TrackFigures {
  /** Number of all tips, including open and withdrawn ones. */
  readonly tips: number;
  readonly settled: number;
  readonly open: number;
  readonly withdrawn: number;
  /** Number of settled tips whose stake was returned wholly. */
  readonly void: number;
  /** Number of settled tips with a profit, including half-won ones. */
  readonly won: number;
  readonly stakedUnits: number;
  readonly profitUnits: number;
  /** The profit that the probabilities predicted for the same decided stakes. */
  readonly promisedUnits: number;
  readonly strikeRate: StrikeRate | undefined;
  readonly yield: Estimate | undefined;
  /** The closing line value, with the number of tips for which closing prices are known. */
  readonly closingLineValue: ClosingLineValue | undefined;
  /** The same at the next-best bookmaker's prices, over the tips for which these are known. */
  readonly closingLineValueNextBest: ClosingLineValue | undefined;
  /** True for fewer than a hundred settled tips: too few to tell skill from luck. */
  readonly smallSample: boolean;
}

/** The min yield, of a stake that is lost wholly. */
const totalLoss = -1;

/** Min settled tips for a sample that is not called small. */
export const smallSampleBelow = 100;

/**
 * Returns the figures of a list of tips. Tips of one match count as one observation in every interval, since they win and lose together.
 * - Strike rate: stakes won by stakes decided; a half-won or half-lost stake is half decided, a returned one not at all. A probability
 *   without returned stakes predicts this rate, so that the mean of the probabilities, by the same weights, is the predicted rate.
 *   Interval: Wilson (1927), the number of stakes lowered by the design effect of the matches (Kish 1965).
 * - Yield: profit by stakes, stakes that were returned wholly left out. Interval: Student's t over matches, cut off at −100%: Student's t is
 *   symmetric and reaches below it with few tips, but a bettor cannot lose more than the stake.
 * - Closing-line value: the price taken by the fair price at kick-off, less 1, on average over settled tips. Interval: the same.
 */
export function trackFigures(tips: readonly RecordedTip[]): TrackFigures {
  const settled = tips.filter(isSettled);
  const staked = settled.filter(({ outcome }) => outcome !== 'void');
  const withdrawn = tips.filter((tip) => tip.withdrawn === true).length;
  return {
    tips: tips.length,
    settled: settled.length,
    open: tips.length - settled.length - withdrawn,
    withdrawn,
    void: settled.length - staked.length,
    won: settled.filter(({ outcome }) => wonShare(outcome) > 0).length,
    stakedUnits: sumOf(staked, ({ stakeUnits }) => stakeUnits),
    profitUnits: sumOf(settled, ({ profitUnits }) => profitUnits),
    promisedUnits: sumOf(settled, promisedProfit),
    strikeRate: strikeRate(settled),
    yield: yieldOf(staked),
    closingLineValue: closingLineValue(settled, ({ decimalOdds }) => decimalOdds),
    closingLineValueNextBest: closingLineValue(settled, ({ nextBestOdds }) => nextBestOdds),
    smallSample: settled.length < smallSampleBelow,
  };
}

/** Returns the profit that a tip's probability predicted for the part of its stake that was decided, in units. */
export function promisedProfit({ outcome, stakeUnits, decimalOdds, probability }: SettledTip): number {
  return decidedShare(outcome) * stakeUnits * (decimalOdds * probability - 1);
}

/** Returns the strike rate of settled tips; undefined when no stake was decided. */
export function strikeRate(settled: readonly SettledTip[]): StrikeRate | undefined {
  const decided = sumOf(settled, ({ outcome }) => decidedShare(outcome));
  const ratio = clusteredRatio(
    settled.map(({ matchId, outcome }) => ({ cluster: matchId, numerator: wonShare(outcome), denominator: decidedShare(outcome) })),
  );
  if (ratio === undefined) return undefined;
  const trials = decided / designEffect(ratio, decided);
  return {
    value: ratio.ratio,
    interval: wilsonInterval(Math.min(trials, ratio.ratio * trials), trials),
    expected: sumOf(settled, ({ outcome, probability }) => decidedShare(outcome) * probability) / decided,
    decided,
  };
}

/**
 * Returns the factor by which the dependence between tips of one match raises the variance of a share over that of as many independent
 * stakes; never below 1.
 */
function designEffect({ ratio, variance }: ClusteredRatio, decided: number): number {
  const independent = (ratio * (1 - ratio)) / decided;
  return variance === undefined || independent === 0 ? 1 : Math.max(1, variance / independent);
}

function yieldOf(staked: readonly SettledTip[]): Estimate | undefined {
  const ratio = clusteredRatio(
    staked.map(({ matchId, profitUnits, stakeUnits }) => ({ cluster: matchId, numerator: profitUnits, denominator: stakeUnits })),
  );
  const interval = ratio && ratioInterval(ratio);
  return ratio && { value: ratio.ratio, interval: interval && { low: Math.max(totalLoss, interval.low), high: interval.high } };
}

/**
 * Returns the closing-line value of settled tips.
 *
 * @param priceOf returns the price by which a tip is measured; undefined leaves the tip out
 */
function closingLineValue(
  settled: readonly SettledTip[],
  priceOf: (tip: SettledTip) => number | undefined,
): TrackFigures['closingLineValue'] {
  const parts = settled.flatMap((tip) => {
    const [price, probability] = [priceOf(tip), tip.closingProbability];
    if (price === undefined || probability === undefined) return [];
    return [{ cluster: tip.matchId, numerator: price * probability - 1, denominator: 1, promised: price * tip.probability - 1 }];
  });
  const ratio = clusteredRatio(parts);
  const promised = sumOf(parts, (part) => part.promised) / parts.length;
  return ratio && { value: ratio.ratio, interval: ratioInterval(ratio), tips: parts.length, promised };
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
