import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc, { type Arbitrary } from 'fast-check';
import { locales } from '#app/i18n/locales.ts';
import { hostileBody } from './hostile-body.ts';
import { hostileHeaders } from './hostile-headers.ts';
import { nasty } from './nasty-text.ts';

/** A request as it is sent, right or wrong. */
export interface HostileRequest {
  readonly method: string;
  /** Path and query, as written in the first line. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** False when more is announced than is sent. */
  readonly isWhole: boolean;
}

/** The site that a walk goes through: its names and addresses. */
export interface WalkedSite {
  /** The host in its visitors' requests. */
  readonly host: string;
  /** Its origin as visitors see it. */
  readonly origin: string;
  /** Addresses that exist, such as /teams/arsenal. */
  readonly paths: readonly string[];
}

/** A host that is not ours; anything that a page takes over from it is found in the answer by this name. */
export const foreignHost = 'host-of-evil.example';

const addressFiles = globSync(fileURLToPath(new URL('../../{app,sports/*/app}/pages/*/*.address.ts', import.meta.url)));
const addressModules: object[] = await Promise.all(addressFiles.map((file) => import(pathToFileURL(file).href)));
const declaredParameters = addressModules
  .flatMap((module) => Object.values(module) as ({ readonly parameters?: object } | undefined)[])
  .flatMap((address) => Object.keys(address?.parameters ?? {}));

const parameterNames = [...new Set(declaredParameters), 'to', 'said', 'sent', 'ids', 'only', 'limit', 'legs'];
const endings = [...Array<string>(14).fill(''), '/', '//', '/_payload.json', '.png', '.svg', '.json', ';x', '%00', '?', '#x'];

/** Returns requests to a site as an attacker, or a program that has gone wrong, sends them. */
export function hostileRequests(site: WalkedSite): Arbitrary<HostileRequest> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant('GET') },
        { weight: 10, arbitrary: fc.constant('POST') },
        { weight: 2, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'get', 'CONNECT', 'X') },
      ),
      target: targets(site.paths),
      headers: hostileHeaders(site, foreignHost),
      body: hostileBody,
    })
    .map(({ method, target, headers, body }) => {
      if (method !== 'POST' && method !== 'PUT' && method !== 'PATCH') return { method, target, headers, body: '', isWhole: true };
      return { method, target, headers: [...headers, ...body.headers], body: body.text, isWhole: body.isWhole };
    });
}

function targets(paths: readonly string[]): Arbitrary<string> {
  const prefix = fc.constantFrom('', '', '', '', '', '', ...locales.map((locale) => locale.prefix));
  const known = fc.constantFrom(...paths);
  const invented = fc.array(nasty, { minLength: 1, maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
  const mixed = fc.tuple(known, fc.nat(), nasty).map(([path, at, piece]) => {
    const place = at % (path.length + 1);
    return path.slice(0, place) + piece + path.slice(place);
  });
  const path = fc
    .tuple(prefix, fc.oneof(known, known, known, invented, mixed, languageSwitch), fc.constantFrom(...endings))
    .map(([language, middle, ending]) => `${language}${middle}${ending}`);
  const parameter = fc.tuple(fc.oneof(fc.constantFrom(...parameterNames), nasty), nasty).map(([name, value]) => `${name}=${value}`);
  const query = fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: fc.array(parameter, { minLength: 1, maxLength: 4 }).map((parameters) => `?${parameters.join('&')}`) },
  );
  const ordinary = fc.tuple(path, query).map((parts) => parts.join(''));
  const unusual = fc.constantFrom(
    '*',
    '',
    'x',
    `http://${foreignHost}/`,
    `http://${foreignHost}//evil.example/`,
    '//',
    '/\\',
    '?',
    'https://',
    `/${'a'.repeat(15_000)}`,
  );
  return fc.oneof({ weight: 40, arbitrary: ordinary }, { weight: 1, arbitrary: unusual }).map(onOneLine);
}

/** Requests of the language switch, which takes an address from the visitor and leads there. */
const languageSwitch = fc
  .tuple(fc.constantFrom(...locales.map(({ code }) => code), 'xx'), fc.array(nasty, { maxLength: 5 }), fc.boolean())
  .map(
    ([code, pieces, isEncoded]) =>
      `/language/${code}?to=${isEncoded ? encodeURIComponent(`/${pieces.join('/')}`.toWellFormed()) : `/${pieces.join('/')}`}`,
  );

/**
 * Returns the target on one line, with every character but plain printable ones percent-encoded: a break or a space would end the target,
 * and Node's parser refuses other characters before the request reaches the site.
 */
function onOneLine(target: string): string {
  return target.toWellFormed().replaceAll(/[^!-~]/gu, (letter) => encodeURIComponent(letter));
}
