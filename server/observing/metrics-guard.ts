import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Returns true for a request that may see the site's figures at the port of the pages. */
export type MetricsGuard = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * Returns the guard that shows the figures to a sender of the token, and without a token to nobody: a proxy on this machine would
 * make any visitor look like this machine itself.
 */
export function createMetricsGuard(token: string | undefined): MetricsGuard {
  if (token === undefined) return () => false;
  const wanted = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), wanted);
}

/**
 * Returns a digest: texts of any length become ones of the same length, whose comparison takes the same time however much of them is right.
 */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
