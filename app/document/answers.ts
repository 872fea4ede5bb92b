/** Returns what a page's `load` throws where there is nothing at the address. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** Says in an answer of 503 that too many pages are asked for at once, rather than that the database is away. */
export const busyText = 'busy';

/** Returns what the server throws where too many pages are asked for at once. */
export function busy(): Response {
  return new Response(null, { status: 503, statusText: busyText });
}

/** Returns what a page's `load` throws where the page stands at another shared path now, for good. The server puts the language in front. */
export function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { Location: path } });
}
