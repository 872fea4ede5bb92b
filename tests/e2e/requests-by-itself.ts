import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { scriptsAtWork } from './visitors.ts';

/** The time within which an answer comes on a busy machine, in milliseconds. */
const patienceMs = 30_000;

/**
 * Opens a page, and returns the requests that it makes without the visitor, once all are answered and the idle page makes no more. A stream
 * stays open: it is listed and not waited for.
 */
export async function requestsByItself(page: Page, open: () => Promise<unknown>): Promise<readonly Request[]> {
  const requests: Request[] = [];
  const unanswered = new Set<Request>();
  const begin = (request: Request) => {
    requests.push(request);
    if (request.resourceType() !== 'eventsource') unanswered.add(request);
  };
  const end = (request: Request) => unanswered.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await open();
  await scriptsAtWork(page);
  let seen: number;
  do {
    seen = requests.length;
    await expect.poll(() => unanswered.size, { timeout: patienceMs }).toBe(0);
    await page.evaluate(drawnAndIdle);
  } while (requests.length > seen);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return requests;
}

/** In the browser: resolves when elements coming into view have been reported in a frame, and the page is idle. */
async function drawnAndIdle(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((idle) => requestIdleCallback(idle));
}
