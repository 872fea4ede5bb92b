import fc, { type Arbitrary } from 'fast-check';
import { nasty } from './nasty-text.ts';

type Header = readonly [name: string, value: string];

const values: Readonly<Record<string, readonly string[]>> = {
  Accept: ['application/json', 'text/html', '*/*;q=x', ','],
  'Accept-Encoding': ['br', 'gzip;q=0, br;q=0', 'identity;q=0, *;q=0', ',,;q='],
  'Accept-Language': ['de', 'pt-BR,pt;q=0.9', '*;q=0', 'x'.repeat(500), ';;;'],
  Authorization: ['Bearer ', 'Bearer x', 'Basic ====', 'Digest'],
  'CF-IPCountry': ['GB', 'GB', 'gb', 'DE', 'XX', 'G', 'GB, DE'],
  Connection: ['Upgrade', 'close, host', 'X-Request-Id'],
  Cookie: [
    'i18n_redirected=de',
    'i18n_redirected=%',
    'voter=%ff.%ff',
    'voter=a.b',
    'voter=.',
    '=;=;',
    `voter=${'a'.repeat(4_000)}`,
    '__proto__=1',
  ],
  Expect: ['100-continue', '100-continue', '100-continue', 'x'],
  'If-Modified-Since': ['yesterday', 'Sat, 06 Apr 2024 09:00:00 GMT'],
  'If-None-Match': ['*', 'W/"', '"x', ',,,'],
  Origin: ['null', 'https://evil.example', 'http://', 'https://tips.example.evil.example', 'x'],
  'Proxy-Connection': ['keep-alive'],
  Range: ['bytes=0-1', 'bytes=-1', 'bytes=9-1', 'x'],
  Referer: ['https://evil.example/', '//', 'about:blank'],
  'Sec-Fetch-Site': ['cross-site', 'same-site', 'none', 'x'],
  'Sec-Purpose': ['prefetch', 'prefetch;prerender'],
  TE: ['trailers', 'chunked'],
  Upgrade: ['h2c', 'websocket'],
  'User-Agent': ['', 'Googlebot', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', '%n'],
  'X-Forwarded-For': ['%', 'unknown', '[::1]:80', 'fe80::1%eth0', '::ffff:1.2.3.4', '999.1.1.1', ',,,', '1.2.3.4:x'],
  'X-Forwarded-Proto': ['https', 'javascript'],
  'X-HTTP-Method-Override': ['DELETE'],
  'X-Original-URL': ['//evil.example'],
  'X-Request-Id': ['a', 'x'.repeat(100), '<b>12345678'],
  'X-Requested-With': ['XMLHttpRequest'],
};

/** Returns the headers of a hostile request: usually the host and origin of the site, and others that are wrong in some way. */
export function hostileHeaders(site: { readonly host: string; readonly origin: string }, foreignHost: string): Arbitrary<Header[]> {
  const host = fc.oneof(
    { weight: 12, arbitrary: fc.constant(site.host) },
    { weight: 2, arbitrary: fc.constant(foreignHost) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(site.host.toUpperCase(), `${site.host}.`, '', '[', '@', `${foreignHost}:99999`, `x@${foreignHost}`),
    },
  );
  const origin = fc.oneof({ weight: 4, arbitrary: fc.constant(site.origin) }, { weight: 1, arbitrary: fc.constant(undefined) });
  const other = fc
    .constantFrom(...Object.keys(values))
    .chain((name) =>
      fc
        .oneof({ weight: 3, arbitrary: fc.constantFrom(...(values[name] as readonly string[])) }, { weight: 1, arbitrary: nasty })
        .map((value): Header => [name, onOneLine(value)]),
    );
  // A separate address for each, so that limits by address do not refuse everything first.
  const address = fc.ipV4().map((from): Header => ['X-Forwarded-For', from]);
  const forwardedHost: Header = ['X-Forwarded-Host', foreignHost];
  return fc
    .tuple(host, origin, address, fc.boolean(), fc.array(other, { maxLength: 4 }))
    .map(([named, from, by, isForwarded, others]) => [
      ['Host', named],
      ...(from === undefined ? [] : [['Origin', from] as const]),
      by,
      ...(isForwarded ? [forwardedHost] : []),
      ...others,
    ]);
}

/** Returns the value without control characters, which Node's parser would refuse before the request reaches the site. */
function onOneLine(value: string): string {
  return value.replaceAll(/\p{Cc}/gu, '');
}
