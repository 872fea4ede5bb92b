import type { Browser, BrowserContext, Page } from 'playwright-core';
import { asPerson } from '#tests/e2e/as-person.ts';

export interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** The language of the browser. */
  readonly tag: string;
  readonly clock: Date;
}

export interface TakenPage {
  /** The status of the last answer. */
  readonly status: number;
  /** The path at which the browser ended, with its parameters. */
  readonly path: string;
  /** The whole page, from top to bottom (PNG). */
  readonly picture: Buffer;
}

/** Returns a visitor of one site whose pages can be pictured: nothing moves, the clock is stopped, and requests to other hosts are blocked. */
export async function openVisitor(browser: Browser, site: string, { width, scheme, tag, clock }: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: tag,
    timezoneId: 'Europe/London',
    ...asPerson,
  });
  await context.route(
    ({ origin }) => origin !== new URL(site).origin,
    (route) => route.abort(),
  );
  await context.clock.setFixedTime(clock);
  return context;
}

/** Takes the picture of a whole page, after everything on it was in view once and two pictures in a row are the same. */
export async function takePicture(visitor: BrowserContext, site: string, path: string): Promise<TakenPage> {
  const page = await visitor.newPage();
  try {
    const response = await page.goto(site + path, { waitUntil: 'networkidle' });
    await bringIntoViewOnce(page);
    const { pathname, search } = new URL(page.url());
    return { status: response?.status() ?? 0, path: pathname + search, picture: await takeCalmPicture(page) };
  } finally {
    await page.close();
  }
}

/** Scrolls to the end, window by window, so that everything starts that is loaded, drawn or taken over only in view. */
async function bringIntoViewOnce(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      // Observers report what came into view after a frame.
      await frame();
      await frame();
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
}

const maxPictures = 10;

async function takeCalmPicture(page: Page): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let taken = 0; taken < maxPictures; taken++) {
    // A wait for an idle network is over at once on a page that was idle before; the script's is not.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    if (last?.equals(picture)) return picture;
    last = picture;
  }
  throw new Error(`${page.url()} looks different on each of ${maxPictures} pictures`);
}
