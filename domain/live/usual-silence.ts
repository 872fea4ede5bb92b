import { type DelayCounts, delayBounds, delayWithin, numberOfDelays } from './delay-histogram.ts';

/** Min seconds: a source that reports every few seconds may still miss some reports. */
const minSeconds = 120;
/** Multiple of the pause within which 95 of 100 of the source's reports come. */
const patience = 3;
/** Min measured pauses; with fewer, the interval at which the source is polled is used instead. */
const minPauses = 20;

/**
 * Returns the seconds after which a source is silent for longer than usual: three times the pause within which 95 of 100 of its reports on
 * live matches followed the one before, two minutes at least. Undefined when the usual pause is not known.
 *
 * @param askedEverySeconds the interval at which the source is polled for the match; null when not known
 */
export function longestUsualSilence(pauses: DelayCounts | undefined, pollIntervalSeconds: number | null): number | undefined {
  const measured = pauses !== undefined && numberOfDelays(pauses) >= minPauses ? delayWithin(pauses, 0.95) : undefined;
  const usual = measured ?? pollIntervalSeconds;
  return usual === null ? undefined : Math.max(minSeconds, patience * Math.min(usual, delayBounds[delayBounds.length - 1] as number));
}
