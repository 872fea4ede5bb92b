import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns the address of a visitor, without port and brackets, and IPv4 in its own form; undefined when it is not known. Each proxy adds
 * the address that called it at the end of X-Forwarded-For, so only as many entries as there are proxies can be trusted.
 */
export function clientAddress(headers: IncomingHttpHeaders, remoteAddress: string | undefined, trustedProxies: number): string | undefined {
  const forwarded = headers['x-forwarded-for'];
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const believed = trustedProxies === 0 || chain.length === 0 ? remoteAddress : chain[Math.max(0, chain.length - trustedProxies)];
  return believed
    ?.replace(/^\[?::ffff:(?=\d+\.\d+\.\d+\.\d+\]?$)/i, '')
    .replace(/^\[|\](:\d+)?$/g, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
