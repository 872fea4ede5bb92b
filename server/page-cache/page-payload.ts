import type { OpenedPage } from '#app/document/page.ts';

/** The end of the path at which a page's data is served as JSON: it follows the page's path, and for the home page the language's prefix. */
export const payloadFile = '/_payload.json';

/** Returns the path of the page whose data is requested. */
export function pagePathOfPayload(pathname: string): string {
  return pathname.slice(0, -payloadFile.length) || '/';
}

/** Returns the public content of a page as JSON: build, address, head and view. */
export function payloadOf(build: string, url: string, { head, view }: Pick<OpenedPage, 'head' | 'view'>): Response {
  return answer(200, { build, url: url.replace(payloadFile, '') || '/', head, view });
}

/** Returns the answer when the data of a page is unavailable; `status` is that of the page itself. */
export function payloadProblem(path: string, status: number): Response {
  if (status >= 500) return problem(status, 'failed', 'The data of this page could not be read.');
  return problem(404, 'page_not_found', `Page not found: ${path}`);
}

/** Returns the address of the data of a page that has moved, from the address of the page. */
export function movedPayload(location: string): string {
  const [path = '', search] = location.split('?');
  return (path === '/' ? '' : path) + payloadFile + (search === undefined ? '' : `?${search}`);
}

function problem(status: number, code: string, message: string): Response {
  return answer(status, { error: { code, message, parameter: null } });
}

function answer(status: number, body: object): Response {
  return new Response(JSON.stringify(body, toJsonValue), { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}

/** Returns values that JSON has no form for in another form: maps become lists of pairs, sets lists, and big integers texts. */
function toJsonValue(_key: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  if (value instanceof Set) return [...value];
  if (typeof value === 'bigint') return String(value);
  return value;
}
