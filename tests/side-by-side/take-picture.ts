import type { Browser, BrowserContext } from 'playwright-core';
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

/** Opens a visitor of one site whose pages can be pictured: nothing moves, the clock stands still, and nothing is asked of another host. */
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

/** Takes the picture of a whole page, after everything on it was in view once. */
export async function takePicture(visitor: BrowserContext, site: string, path: string): Promise<TakenPage> {
  const page = await visitor.newPage();
  try {
    const response = await page.goto(site + path, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
        window.scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
      window.scrollTo(0, 0);
      await document.fonts.ready;
    });
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    const { pathname, search } = new URL(page.url());
    return { status: response?.status() ?? 0, path: pathname + search, picture };
  } finally {
    await page.close();
  }
}
