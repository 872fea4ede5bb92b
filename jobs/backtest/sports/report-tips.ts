import { clusteredRatio, ratioInterval } from '#domain/tip/clustered-ratio.ts';
import type { PastTip } from './judged-sport.ts';
import type { TipsReport } from './sport-report.ts';

/** Returns the figures of tips, at most one a match. */
export function reportTips(tips: readonly PastTip[]): TipsReport {
  const staked = tips.filter(({ outcome }) => outcome !== 'void');
  const ratio = clusteredRatio(staked.map(({ profitUnits }, cluster) => ({ cluster, numerator: profitUnits, denominator: 1 })));
  const interval = ratio && ratioInterval(ratio);
  const mean = (value: (tip: PastTip) => number): number =>
    staked.length === 0 ? 0 : staked.reduce((sum, tip) => sum + value(tip), 0) / staked.length;
  return {
    tips: tips.length,
    void: tips.length - staked.length,
    meanOdds: mean(({ decimalOdds }) => decimalOdds),
    promisedYield: mean(({ decimalOdds, probability }) => decimalOdds * probability - 1),
    yield: ratio?.ratio ?? 0,
    interval: interval && [interval.low, interval.high],
  };
}
