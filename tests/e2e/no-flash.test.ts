import type { CDPSession, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const visitors = receiveVisitors();

/** A 3G connection, with the values of the browser's own tools. */
const mobile3g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** The luminance, of 255, above which a picture is bright. The dark page with its text and pictures is far below it, a white window far above. */
const bright = 100;

/** Follows the link of the list's first match by a click, and waits until its page is complete. */
async function followMatch(page: Page): Promise<void> {
  const link = page.locator('[data-match] a[href]').first();
  const path = (await link.getAttribute('href')) as string;
  // A click without a pointer, for which no page is fetched ahead.
  await link.dispatchEvent('click');
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'load' });
}

interface Picture {
  readonly png: Buffer;
  /** The scroll position of the page, in pixels. */
  readonly scrolled: number;
}

/** Films a page from now on, and returns the array to which the pictures are added. */
async function film(protocol: CDPSession): Promise<Picture[]> {
  const pictures: Picture[] = [];
  protocol.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    pictures.push({ png: Buffer.from(data, 'base64'), scrolled: metadata.scrollOffsetY });
    // The browser takes the next picture once it knows that this one has come. By then the visitor may have left.
    protocol.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await protocol.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return pictures;
}

/** Returns the mean luminance of a picture, from 0 for black to 255 for white. */
function luminanceOf(picture: Buffer): number {
  const { data, width, height } = PNG.sync.read(picture);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4)
    sum += 0.2126 * (data[at] as number) + 0.7152 * (data[at + 1] as number) + 0.0722 * (data[at + 2] as number);
  return sum / (width * height);
}

describe('going from a list to a match', () => {
  it('shows no bright picture in dark colours on a slow connection', async () => {
    const page = await visitors.visit('/', { colorScheme: 'dark' });
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', mobile3g);
    const pictures = await film(protocol);
    await followMatch(page);
    const readAfterMs = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive,
    );
    // The emulated connection held the page up, which therefore was not fetched ahead.
    expect(readAfterMs).toBeGreaterThan(mobile3g.latency / 2);
    // Pictures come later than what they show: the last that is waited for is of the match's page.
    await page.evaluate(() => scrollTo(0, 100));
    await expect.poll(() => pictures.at(-1)?.scrolled, { timeout: 30_000 }).toBe(100);
    const luminances = pictures.map(({ png }) => luminanceOf(png));
    expect(Math.max(...luminances)).toBeLessThan(bright);
  });

  it.each([
    { preference: 'no-preference', runs: true },
    { preference: 'reduce', runs: false },
  ] as const)('runs a view transition with $preference of motion: $runs', async ({ preference, runs }) => {
    const page = await visitors.newPage({ reducedMotion: preference });
    const revealed: boolean[] = [];
    await page.exposeFunction('revealed', (hasTransition: boolean) => revealed.push(hasTransition));
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        const { revealed: report } = window as unknown as { revealed(hasTransition: boolean): void };
        report(viewTransition !== null);
      });
    });
    await page.goto(site);
    await expect.poll(() => revealed).toEqual([false]);
    await followMatch(page);
    await expect.poll(() => revealed).toEqual([false, runs]);
  });
});
