import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Returns true for a request that may see the site's figures at the port of the pages. */
export type MetricsGuard = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * Returns the guard that shows the figures to a sender of the token. Without a token it refuses every request: a proxy on this machine
 * would make any visitor look like this machine itself.
 */
export function createMetricsGuard(token: string | undefined): MetricsGuard {
  if (token === undefined) return () => false;
  const wanted = digest(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), wanted);
}

/** Returns a digest of fixed length, so that comparing two takes the same time whether or not they agree in part. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
