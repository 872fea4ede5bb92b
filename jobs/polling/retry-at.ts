const firstPauseMs = 5_000;
const longestPauseMs = 30 * 60_000;

/**
 * Returns the moment from which a failed call may be made again, in milliseconds since 1970. The pause is the one that the provider
 * requests, or else 5 s, doubled with every further failure in a row up to half an hour. Up to half of it is added at random, so that
 * several sites do not come back at once.
 *
 * @param random from 0 to 1
 */
export function retryAtMs(
  nowMs: number,
  { failures, retryAfterMs, random }: { readonly failures: number; readonly retryAfterMs: number | undefined; readonly random: number },
): number {
  const pauseMs = retryAfterMs ?? Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 20));
  return Math.round(nowMs + pauseMs * (1 + random / 2));
}
