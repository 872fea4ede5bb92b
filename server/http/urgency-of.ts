import type { IncomingHttpHeaders } from 'node:http';
import type { Urgency } from './work-limit.ts';

/** Returns how urgent a request is: a browser says of what it fetches before anybody has asked for it that it does (Fetch, `Sec-Purpose`). */
export function urgencyOf(headers: IncomingHttpHeaders): Urgency {
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  return typeof purpose === 'string' && /^\s*prefetch\b/i.test(purpose) ? 'speculative' : 'visitor';
}
