import type { IncomingHttpHeaders } from 'node:http';
import type { Urgency } from './work-limit.ts';

/** Returns the urgency of a request: a browser marks what it fetches in advance (Fetch, `Sec-Purpose`). */
export function urgencyOf(headers: IncomingHttpHeaders): Urgency {
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  return typeof purpose === 'string' && /^\s*prefetch\b/i.test(purpose) ? 'speculative' : 'visitor';
}
