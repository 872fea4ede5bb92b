/** Returns the response that a page's `load` throws where there is nothing at the address. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** The status text by which a 503 for too many requests differs from one for a database that is away. */
export const busyText = 'busy';

/** Returns the response that the server throws where too many pages are requested at once. */
export function busy(): Response {
  return new Response(null, { status: 503, statusText: busyText });
}

/** Returns the response that a page's `load` throws where the page has moved to another shared path for good. The server puts the language in front. */
export function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { Location: path } });
}
