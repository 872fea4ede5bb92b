import type { Page, Request } from 'playwright-core';

export interface HeldRequests {
  /** The first of them. */
  readonly requested: Promise<Request>;
  /** Lets those that wait go on, and all that follow. */
  release(): void;
}

/** Keeps a page's requests to some addresses waiting, so that a test can look at the page meanwhile. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<HeldRequests> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return { requested: page.waitForRequest(addresses), release };
}
