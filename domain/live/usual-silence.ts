import { type DelayCounts, delayBounds, delayWithin, numberOfDelays } from './delay-histogram.ts';

/** A source whose words follow each other within seconds may still miss some. */
const minSeconds = 120;
/** So many times the pause that 95 of 100 words of the source come within. */
const patience = 3;
/** Fewer pauses say little of what is usual; until then the interval counts at which the source is asked. */
const minPauses = 20;

/**
 * Returns the seconds after which a source is silent for longer than usual: three times the pause within which 95 of 100 of its words on live matches followed
 * the one before, two minutes at least. Undefined where it is not known what is usual.
 *
 * @param askedEverySeconds the interval at which the source is asked of the match, where it is known
 */
export function longestUsualSilence(pauses: DelayCounts | undefined, askedEverySeconds: number | null): number | undefined {
  const measured = pauses !== undefined && numberOfDelays(pauses) >= minPauses ? delayWithin(pauses, 0.95) : undefined;
  const usual = measured ?? askedEverySeconds;
  return usual === null ? undefined : Math.max(minSeconds, patience * Math.min(usual, delayBounds[delayBounds.length - 1] as number));
}
