/** Returns the paths to which the rows of a list of matches lead, in their order. */
export function matchLinks(html: string): string[] {
  return [...html.matchAll(/data-match="\d+"[^>]*><a [^>]*href="([^"]+)"/g)].map(([, path]) => path as string);
}
