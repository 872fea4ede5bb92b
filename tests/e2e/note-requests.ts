import type { Page } from 'playwright-core';

/** A file that no page asks for by itself. */
const mark = '/robots.txt';

/**
 * Notes the paths that a page asks for from now on. Returns a function that returns them, in their order, once everything has arrived that the
 * page had asked for when it was called: for tests that something is not asked for.
 */
export function noteRequests(page: Page): () => Promise<string[]> {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return async () => {
    // What the page asks for now is told after all that it has asked for before.
    const marked = page.waitForRequest((request) => new URL(request.url()).pathname === mark);
    await Promise.all([marked, page.evaluate((path) => fetch(path), mark)]);
    return paths.filter((path) => path !== mark);
  };
}
