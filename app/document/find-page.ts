import { TrieRouter } from 'hono/router/trie-router';
import type { Page } from './page.ts';

/** A page, and the parts of the path under which it was found. */
export interface FoundPage {
  readonly page: Page;
  readonly parts: Readonly<Record<string, string>>;
}

/** Returns what finds the page of a shared path; an address without open parts goes before those that have some. */
export function createPageFinder(pages: readonly Page[]): (path: string) => FoundPage | undefined {
  const fixed = new Map(pages.filter(({ address }) => !address.path.includes(':')).map((page) => [page.address.path, { page, parts: {} }]));
  const router = new TrieRouter<Page>();
  for (const page of pages) if (page.address.path.includes(':')) router.add('GET', page.address.path, page);
  return (path) => {
    const exact = fixed.get(path);
    if (exact !== undefined) return exact;
    const [matches] = router.match('GET', path) as [[Page, Record<string, string>][]];
    const [page, parts] = matches[0] ?? [];
    if (page === undefined || parts === undefined) return undefined;
    const decoded = Object.entries(parts).map(([name, text]) => [name, decodePart(text)] as const);
    return decoded.some(([, text]) => text === undefined) ? undefined : { page, parts: Object.fromEntries(decoded) as Record<string, string> };
  };
}

/** Returns the text of one part of a path; undefined where it is not encoded as text. */
function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
