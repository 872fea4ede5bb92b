import type { Page, Request } from 'playwright-core';

export interface HeldRequests {
  /** Resolves with the first of the requests. */
  readonly requested: Promise<Request>;
  /** Lets the waiting requests go on, and all later ones. */
  release(): void;
}

/** Holds a page's requests to some addresses, so that a test can look at the page meanwhile. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<HeldRequests> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return { requested: page.waitForRequest(addresses), release };
}
