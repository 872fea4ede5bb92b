import { busyText } from '#app/addresses/answers.ts';
import { escapeXml } from '#app/http/escape-xml.ts';
import type { LocaleSite } from '#app/i18n/locale-sites.ts';
import { Representation } from '#server/http/representation.ts';
import type { PageAddress } from './page-address.ts';

/** The status of a page that is shown for all addresses that are not found, or for all requests that are refused because there are too many. */
export type StandInStatus = 404 | 503;

/** A path that no route knows. The page contains it where the requested path is filled in. */
const blankPath = '/-/-/page';
const blankParameter = encodeURIComponent(blankPath);
const blanks = new RegExp(`(${blankParameter}|${blankPath})`);
export const busyRetrySeconds = '2';

/** Returns the address of the page for a status in a language: it is rendered once for all requested addresses, and cached like any other page. */
export function standInAddress(localeSite: LocaleSite, standsFor: StandInStatus): PageAddress {
  return {
    localeSite,
    url: localeSite.prefix + blankPath,
    page: undefined,
    values: undefined,
    path: blankPath,
    search: '',
    key: `${standsFor} ${localeSite.host ?? ''} ${localeSite.prefix}`,
    standsFor,
    isPayload: false,
    isRoot: false,
    isUnknown: true,
    cacheable: true,
    isSmall: false,
    isPersonal: false,
    presentAddress: undefined,
    movedTo: undefined,
  };
}

/** Returns the page with the requested path filled in: in its text, and in the links to the same page in other languages. */
export function withRequestedPath(representation: Representation, { path, search }: PageAddress): Representation {
  // The page of a busy site leads to the full address, which can be tried again.
  const shown = Buffer.from(escapeXml(representation.status === 503 ? path + search : path));
  const asParameter = Buffer.from(encodeURIComponent(path + search));
  const filled = fragmentsOf(representation).map((piece) => (piece === 'path' ? shown : piece === 'parameter' ? asParameter : piece));
  return representation.withBody(Buffer.concat(filled));
}

type Piece = Buffer | 'path' | 'parameter';
const fragmentsOfPages = new WeakMap<Representation, readonly Piece[]>();

/**
 * Returns the parts of a page between and at its blanks. The page is taken apart once, since converting its bytes to text and back costs
 * more than all the rest.
 */
function fragmentsOf(representation: Representation): readonly Piece[] {
  const known = fragmentsOfPages.get(representation);
  if (known !== undefined) return known;
  const pieces = representation.body
    .toString()
    .split(blanks)
    .map((text): Piece => (text === blankPath ? 'path' : text === blankParameter ? 'parameter' : Buffer.from(text)));
  fragmentsOfPages.set(representation, pieces);
  return pieces;
}

/** Returns the short answer of a busy site for which no page is rendered yet: JSON when the data of a page was requested, otherwise a word. */
export function busyWithoutPage({ isPayload }: PageAddress): Representation {
  const message = 'Too much is asked for at once; try again later.';
  const body = isPayload ? JSON.stringify({ error: { code: 'unavailable', message, parameter: null } }) : busyText;
  return new Representation({
    status: 503,
    body: Buffer.from(body),
    contentType: isPayload ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    cacheControl: 'no-store',
    headers: ['Retry-After', busyRetrySeconds],
  });
}
