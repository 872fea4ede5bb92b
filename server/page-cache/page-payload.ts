import type { OpenedPage } from '#app/document/page.ts';

/** The file behind the path of a page that holds its data as JSON. Of the home page it is the whole path behind the language. */
export const payloadFile = '/_payload.json';

/** Returns the path of the page whose data is requested. */
export function pagePathOfPayload(pathname: string): string {
  return pathname.slice(0, -payloadFile.length) || '/';
}

/** Returns what everybody may read of a page as JSON: build, address, head and view. */
export function payloadOf(build: string, url: string, { head, view }: Pick<OpenedPage, 'head' | 'view'>): Response {
  return answer(200, { build, url: url.replace(payloadFile, '') || '/', head, view });
}

/** Returns the answer where the data of a page cannot be had; the page's own answer says why. */
export function payloadProblem(path: string, status: number): Response {
  if (status >= 500) return problem(status, 'failed', 'The data of this page could not be read.');
  return problem(404, 'page_not_found', `Page not found: ${path}`);
}

/** Returns the way to the data of a page that has moved: it has taken its data with it. */
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

/** Returns what JSON has no form for in another one: maps become lists of pairs, sets become lists. */
function toJsonValue(_key: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  if (value instanceof Set) return [...value];
  if (typeof value === 'bigint') return String(value);
  return value;
}
