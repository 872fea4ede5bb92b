import type { Page } from 'playwright-core';

/** A file that no page requests. */
const mark = '/robots.txt';

/**
 * Records the paths that a page requests from now on. Returns a function that returns them in their order, including every request made
 * before its call: for tests that something is not requested.
 */
export function noteRequests(page: Page): () => Promise<string[]> {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return async () => {
    // The mark is reported after all earlier requests of the page.
    const marked = page.waitForRequest((request) => new URL(request.url()).pathname === mark);
    await Promise.all([marked, page.evaluate((path) => fetch(path), mark)]);
    return paths.filter((path) => path !== mark);
  };
}
