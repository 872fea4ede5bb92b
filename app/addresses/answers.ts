/** Returns the response that a page's `load` throws when there is nothing at the address. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** The status text that distinguishes a 503 for too many requests from one for an unavailable database. */
export const busyText = 'busy';

/** Returns the response that the server throws when too many pages are requested at once. */
export function busy(): Response {
  return new Response(null, { status: 503, statusText: busyText });
}

/** Returns the response that a page's `load` throws when the page has moved to another shared path for good. The server puts the language in front. */
export function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { Location: path } });
}
