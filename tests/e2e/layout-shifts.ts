import type { Page } from 'playwright-core';
import { applyFonts, applySystemFont } from './apply-fonts.ts';

/** A shift as Chromium reports it: https://wicg.github.io/layout-instability/#sec-layout-shift. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** In the browser: records the shifts of the page's layout. */
function recordShifts(): void {
  const seen = Object.assign(window, { shifts: [] as string[] });
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.outerHTML.slice(0, 80)} from ${place(previousRect)} to ${place(currentRect)}`;
      });
      seen.shifts.push(`${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift' });
}

/** Watches every page that is opened from now on, from its beginning. They use a font of the system: a font that comes late would move them. */
export async function watchShiftsOfNextPages(page: Page): Promise<void> {
  await applySystemFont(page);
  await page.addInitScript(recordShifts);
}

/** Watches the open page from now on, with the site's fonts: one that comes late would move it. */
export async function watchShifts(page: Page): Promise<void> {
  await applyFonts(page);
  await framesDrawn(page);
  await page.evaluate(recordShifts);
}

/** Returns what has moved since the page was first watched: Chromium's score of each shift, and from where to where elements moved. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  await framesDrawn(page);
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Waits for three frames: the shifts of a frame are reported after it, and what scrolling moves is drawn with the next. */
async function framesDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
