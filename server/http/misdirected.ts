import { Representation } from './representation.ts';

/** Returns the answer to a request for a host that is not one of this site's (RFC 9110, section 15.5.20). */
export function misdirected(securityHeaders: readonly string[]): Representation {
  return new Representation({
    status: 421,
    body: Buffer.from('Misdirected Request: this site does not answer for that host\n'),
    contentType: 'text/plain; charset=utf-8',
    cacheControl: 'no-store',
    headers: securityHeaders,
  });
}
