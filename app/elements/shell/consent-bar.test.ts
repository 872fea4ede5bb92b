import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const html =
  '<consent-bar id="consent" address="/tags.js" loading="async" tabindex="-1" hidden><p hidden data-granted="You agreed on {date}."></p>' +
  '<button type="button" value="denied">No</button><button type="button" value="granted">Yes</button></consent-bar>';
const open = () =>
  openElementPage(browser, {
    name: 'consent-bar',
    exported: 'ConsentBar',
    html,
    routes: { '/tags.js': { body: 'window.tagsRan = (window.tagsRan ?? 0) + 1;', contentType: 'text/javascript' } },
  });
const bar = (page: Page) => page.locator('consent-bar');
const tagsRan = (page: Page) => page.evaluate(() => (window as unknown as { tagsRan?: number }).tagsRan);
/** Restores the page from the back-forward cache, after another page has stored an answer. */
const comeBackWith = (page: Page, choice: 'granted' | 'denied') =>
  page.evaluate((given) => {
    localStorage.setItem('consent', JSON.stringify({ choice: given, date: new Date().toISOString().slice(0, 10) }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, choice);

describe('<consent-bar>', () => {
  it('opens again with the answer and its day, and takes the keyboard', async () => {
    const { page, close } = await open();
    await bar(page).getByText('Yes').click();
    await bar(page).waitFor({ state: 'hidden' });
    await page.evaluate(() => (document.getElementById('consent') as HTMLElement & { open(): void }).open());
    expect(await bar(page).locator('p').textContent()).toMatch(/^You agreed on \d+ \p{L}+ \d{4}\.$/u);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('consent');
    await close();
  });

  it('follows an answer that was given on another page when it comes back: goes, and loads the tag manager once', async () => {
    const { page, close } = await open();
    await bar(page).waitFor();
    await comeBackWith(page, 'granted');
    await bar(page).waitFor({ state: 'hidden' });
    await comeBackWith(page, 'granted');
    await expect.poll(() => tagsRan(page)).toBe(1);
    await close();
  });

  it('ends what runs when the agreement was withdrawn on another page', async () => {
    const { page, close } = await open();
    await bar(page).getByText('Yes').click();
    await expect.poll(() => tagsRan(page)).toBe(1);
    const loaded = page.waitForEvent('load');
    await comeBackWith(page, 'denied');
    await loaded;
    expect(await tagsRan(page)).toBeUndefined();
    await close();
  });

  it('neither asks nor loads anything while the page is only rendered ahead', async () => {
    const { page, close } = await open();
    await page.evaluate(() => {
      const { outerHTML } = document.getElementById('consent') as HTMLElement;
      document.body.replaceChildren();
      localStorage.setItem('consent', JSON.stringify({ choice: 'granted', date: new Date().toISOString().slice(0, 10) }));
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
      document.body.innerHTML = outerHTML;
    });
    expect(await page.locator('script[src="/tags.js"]').count()).toBe(0);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect.poll(() => tagsRan(page)).toBe(1);
    await close();
  });
});
