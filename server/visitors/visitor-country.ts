import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Response as AddressRecord, Reader } from 'maxmind';
import { clientAddress } from '#server/http/client-address.ts';
import { openCountryDatabase } from './country-database.ts';

/**
 * The codes that content delivery networks send when they do not know the country: XX and ZZ of ISO 3166 for user-assigned, T1 for Tor, A1
 * and A2 for anonymous networks, EU and AP for regions.
 */
const noCountries = new Set(['XX', 'ZZ', 'T1', 'A1', 'A2', 'EU', 'AP']);

export type VisitorCountry = (headers: IncomingHttpHeaders, remoteAddress: string | undefined) => Promise<string | undefined>;

/**
 * Returns a function that returns a visitor's country as an ISO 3166-1 code, undefined when it is not known: from the header that the proxy
 * in front sets, if the settings name one, else from the address, by the database that npm installs and that is opened on first use.
 */
export function createVisitorCountry(options: {
  readonly trustedProxies: number;
  readonly countryHeader?: string | undefined;
}): VisitorCountry {
  let database: Promise<Reader<AddressRecord>> | undefined;
  return async (headers, remoteAddress) => {
    const countryFromHeader = countryOfHeader(options.countryHeader && headers[options.countryHeader]);
    if (countryFromHeader !== undefined) return countryFromHeader;
    const address = clientAddress(headers, remoteAddress, options.trustedProxies);
    if (address === undefined || isIP(address) === 0 || isNobodys(address)) return undefined;
    database ??= openCountryDatabase();
    const record = (await database).get(address) as { readonly country_code?: string } | null;
    return record?.country_code;
  };
}

function countryOfHeader(value: string | string[] | undefined): string | undefined {
  if (typeof value !== 'string' || !/^[A-Za-z]{2}$/.test(value)) return undefined;
  const code = value.toUpperCase();
  return noCountries.has(code) ? undefined : code;
}

/** Private, shared, loopback and link-local ranges (IANA's special-purpose registries), to which the database assigns a country all the same. */
const nobodys = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  nobodys.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nobodys.addSubnet(network, prefix, 'ipv6');

function isNobodys(address: string): boolean {
  return nobodys.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
