import type { MessageKey } from '#app/i18n/message-keys.ts';
import type { Estimate, StrikeRate } from '#domain/tip/track-figures.ts';

/** Returns the key of the sentence on a yield: whether chance alone could have brought it. Without an interval it states that there is none. */
export function yieldVerdict(estimate: Estimate): MessageKey {
  return byInterval(estimate, 0, { below: 'record.yieldDown', within: 'record.yieldLuck', above: 'record.yieldUp' });
}

/** Returns the key of the sentence on a strike rate against what the probabilities promised. */
export function strikeVerdict(estimate: StrikeRate): MessageKey {
  return byInterval(estimate, estimate.expected, {
    below: 'record.strikeBelow',
    within: 'record.strikeAsPromised',
    above: 'record.strikeAbove',
  });
}

/** Returns the key of the words on a promised strike rate: whether it lies within the interval of the one that came. */
export function promiseVerdict(estimate: StrikeRate): MessageKey {
  return byInterval(estimate, estimate.expected, {
    below: 'record.promiseTooHigh',
    within: 'record.promiseKept',
    above: 'record.promiseTooLow',
  });
}

/** Returns the key of the sentence on the prices taken against the fair ones at kick-off. */
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
