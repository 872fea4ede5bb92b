const firstPauseMs = 5_000;
const longestPauseMs = 30 * 60_000;

/**
 * Returns the moment from which a call that failed may be made again, in milliseconds since 1970: after as long as the provider asks for,
 * otherwise after 5 s that double with every failure in a row up to half an hour, and up to half as long again by chance, so that several
 * sites do not come back at once.
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
