import { TrieRouter } from 'hono/router/trie-router';
import type { Address } from '#app/addresses/address.ts';

/** The page or resource at a path, and the parts of the path under which it was found. */
export interface Found<Addressed> {
  readonly found: Addressed;
  readonly parts: Readonly<Record<string, string>>;
}

/**
 * Returns the function that finds the page or resource at a path without its language. Of several addresses that fit it returns the one with
 * the fewest open parts, such as `:team`.
 */
export function createPageFinder<Addressed extends { readonly address: Address }>(
  all: readonly Addressed[],
): (path: string) => Found<Addressed> | undefined {
  const isOpen = ({ address }: Addressed) => address.path.includes(':');
  const fixed = new Map(all.filter((one) => !isOpen(one)).map((found) => [found.address.path, { found, parts: {} }]));
  const router = new TrieRouter<Addressed>();
  const openParts = ({ address }: Addressed) => address.path.split('/:').length;
  for (const one of all.filter(isOpen).toSorted((a, b) => openParts(a) - openParts(b))) router.add('GET', one.address.path, one);
  return (path) => {
    const exact = fixed.get(path);
    if (exact !== undefined) return exact;
    const [matches] = router.match('GET', path) as [[Addressed, Record<string, string>][]];
    const [found, written] = matches[0] ?? [];
    const parts = written && decodeParts(written);
    return found === undefined || parts === undefined ? undefined : { found, parts };
  };
}

/** Returns the texts of the open parts of a path; undefined when one is not validly encoded. */
function decodeParts(written: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  try {
    return Object.fromEntries(Object.entries(written).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}
