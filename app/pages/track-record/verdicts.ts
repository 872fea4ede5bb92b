import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { Estimate, StrikeRate } from '#domain/tip/track-figures.ts';

/** Returns the key of the sentence on a yield: whether chance alone could explain it. Without an interval, that of the sentence that there are too few tips. */
export function yieldVerdict(estimate: Estimate): MessageKey {
  return byInterval(estimate, 0, { below: 'record.yieldDown', within: 'record.yieldLuck', above: 'record.yieldUp' });
}

/** Returns the key of the sentence that compares a strike rate with the one that the probabilities promised. */
export function strikeVerdict(estimate: StrikeRate): MessageKey {
  return byInterval(estimate, estimate.expected, {
    below: 'record.strikeBelow',
    within: 'record.strikeAsPromised',
    above: 'record.strikeAbove',
  });
}

/** Returns the key of the words on a promised strike rate: whether it is within the interval of the observed one. */
export function promiseVerdict(estimate: StrikeRate): MessageKey {
  return byInterval(estimate, estimate.expected, {
    below: 'record.promiseTooHigh',
    within: 'record.promiseKept',
    above: 'record.promiseTooLow',
  });
}

/** Returns the key of the sentence that compares the prices taken with the fair ones at kick-off. */
export function clvVerdict(estimate: Estimate): MessageKey {
  return byInterval(estimate, 0, { below: 'record.clvDown', within: 'record.clvLuck', above: 'record.clvUp' });
}

function byInterval(
  { interval }: Estimate,
  measure: number,
  { below, within, above }: Readonly<Record<'below' | 'within' | 'above', MessageKey>>,
): MessageKey {
  if (interval === undefined) return 'record.fewTips';
  if (interval.high < measure) return below;
  return interval.low > measure ? above : within;
}
