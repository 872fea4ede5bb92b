import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Voters } from '#app/endpoints/votes/voters.ts';
import type { Visitor } from '#app/site/site-context.server.ts';
import type { Database } from '#data/database/database.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { cachedSecret } from '#server/security/cached-secret.ts';
import type { VisitorCountry } from './visitor-country.ts';

export interface VisitorsParts {
  readonly db: Database;
  readonly visitorCountry: VisitorCountry;
  readonly trustedProxies: number;
  readonly voters: Pick<Voters, 'keyOf'>;
}

/** Returns a function that returns the visitor who sent a request. */
export function createVisitors({ db, visitorCountry, trustedProxies, voters }: VisitorsParts): (request: IncomingMessage) => Visitor {
  const keyOf = createAddressKeys(db);
  return ({ headers, socket: { remoteAddress } }) => ({
    country: () => visitorCountry(headers, remoteAddress),
    async addressKey() {
      const network = networkOf(clientAddress(headers, remoteAddress, trustedProxies));
      return network === undefined ? undefined : keyOf(network);
    },
    voterKey: () => voters.keyOf(headers.cookie),
  });
}

/** Returns a function that returns the key of a network: its hash, keyed with a secret of the database, from which it cannot be read. */
export function createAddressKeys(db: Database): (network: string) => Promise<string> {
  const readKey = cachedSecret(db, 'addresses');
  return async (network) =>
    createHmac('sha256', await readKey())
      .update(network)
      .digest('base64url');
}

/**
 * Returns an IPv4 address, or the first 64 bits of an IPv6 address, since one customer has all addresses that share them; undefined for
 * anything else.
 */
export function networkOf(address: string | undefined): string | undefined {
  const version = isIP(address ?? '');
  if (address === undefined || version === 0) return undefined;
  if (version === 4) return address;
  const [bare = ''] = address.split('%');
  const [before = '', after] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const groups = groupsOf(before);
  if (after === undefined) return groups.slice(0, 4).join(':');
  const omitted = Array<string>(8 - groups.length - groupsOf(after).length).fill('0');
  return [...groups, ...omitted, ...groupsOf(after)].slice(0, 4).join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
