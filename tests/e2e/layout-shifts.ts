import type { Page } from 'playwright-core';

/** In the browser: adds up the shifts of the page's layout. */
function addUpShifts(): void {
  const seen = Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift' });
}

/** Watches every page that is opened from now on, from its beginning. */
export async function watchShiftsOfNextPages(page: Page): Promise<void> {
  await page.addInitScript(addUpShifts);
}

/** Watches the open page from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await framesDrawn(page);
  await page.evaluate(addUpShifts);
}

/** Returns how far the page has moved since it was first watched: the sum of Chromium's scores of its layout shifts. */
export async function shifted(page: Page): Promise<number> {
  await framesDrawn(page);
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Waits for three frames: the shifts of a frame are reported after it, and what scrolling moves is drawn with the next. */
async function framesDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
