import { type ClusteredRatio, clusteredRatio, ratioInterval } from './clustered-ratio.ts';
import { type Interval, wilsonInterval } from './interval.ts';
import { decidedShare, isSettled, type RecordedTip, type SettledTip, wonShare } from './recorded-tip.ts';

/** A figure of the record with its 95% interval, where enough is there to tell one. */
export interface Estimate {
  readonly value: number;
  readonly interval: Interval | undefined;
}

export interface StrikeRate extends Estimate {
  /** The strike rate that our probabilities promised for the same tips. */
  readonly expected: number;
  /** The number of stakes that were decided, half stakes as halves, on which the rate rests. */
  readonly decided: number;
}

export interface ClosingLineValue extends Estimate {
  readonly tips: number;
  /** The mean value that our probabilities promised for the same tips at the same prices. */
  readonly promised: number;
}

/** The figures of a list of tips. */
export interface TrackFigures {
  /** All tips, open and withdrawn ones too. */
  readonly tips: number;
  readonly settled: number;
  readonly open: number;
  readonly withdrawn: number;
  /** Settled tips whose stake came back whole. */
  readonly void: number;
  /** Settled tips that brought a profit, half-won ones too. */
  readonly won: number;
  readonly stakedUnits: number;
  readonly profitUnits: number;
  /** The profit that the probabilities promised for the same decided stakes. */
  readonly promisedUnits: number;
  readonly strikeRate: StrikeRate | undefined;
  readonly yield: Estimate | undefined;
  /** The closing line value, with the number of tips for which closing prices are known. */
  readonly closingLineValue: ClosingLineValue | undefined;
  /** The same at the next-best bookmaker's prices, over the tips of which these are known. */
  readonly closingLineValueNextBest: ClosingLineValue | undefined;
  /** True for fewer than a hundred settled tips: too few to tell skill from luck. */
  readonly smallSample: boolean;
}

/** The lowest yield there is, of a stake that is lost whole; intervals by the bell curve reach below it. */
export const totalLoss = -1;

/** The number of settled tips below which a sample is called small. */
export const smallSampleBelow = 100;

/**
 * Returns the figures of a list of tips. Tips of one match count as one observation in every interval, since they win and lose together.
 *
 * - Strike rate: stakes won by stakes decided; a half-won or half-lost stake is half decided, a returned one not at all. That is the
 *   rate of which a probability without returned stakes speaks, so that the mean of the probabilities, by the same weights, is what was
 *   promised. Interval: Wilson (1927), the number of stakes lowered by the design effect of the matches (Kish 1965).
 * - Yield: profit by what was staked, stakes that came back whole left out. Interval: Student's t over matches.
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

/** Returns the profit that a tip's probability promised for the part of its stake that was decided, in units. */
export function promisedProfit({ outcome, stakeUnits, decimalOdds, probability }: SettledTip): number {
  return decidedShare(outcome) * stakeUnits * (decimalOdds * probability - 1);
}

/** Returns the strike rate of settled tips; undefined where no stake was decided. */
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
 * Returns the factor by which the dependence between tips of one match widens the variance of a share against as many independent stakes;
 * never below 1.
 */
function designEffect({ ratio, variance }: ClusteredRatio, decided: number): number {
  const independent = (ratio * (1 - ratio)) / decided;
  return variance === undefined || independent === 0 ? 1 : Math.max(1, variance / independent);
}

function yieldOf(staked: readonly SettledTip[]): Estimate | undefined {
  const ratio = clusteredRatio(
    staked.map(({ matchId, profitUnits, stakeUnits }) => ({ cluster: matchId, numerator: profitUnits, denominator: stakeUnits })),
  );
  return ratio && { value: ratio.ratio, interval: ratioInterval(ratio) };
}

/** @param priceOf the price by which a tip is measured; undefined leaves it out */
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
