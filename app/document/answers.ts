/** Returns what a page's `load` throws where there is nothing at the address. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** Returns what a page's `load` throws where the page stands at another shared path now, for good. The server puts the language in front. */
export function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { Location: path } });
}
