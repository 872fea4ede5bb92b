import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noteRequests } from './note-requests.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { newPage, visit } = receiveVisitors();

/** Adds a link at the end of the page, as an article or a comment may have one, and follows it. */
async function followLinkTo(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.textContent = 'on';
    document.querySelector('main')?.append(link);
    link.scrollIntoView();
    link.click();
  }, href);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe('the place on a page', () => {
  it('is what the address names, below the masthead, for the eye and for the keyboard', async () => {
    const page = await visit('/');
    await followLinkTo(page, '/betting-academy/expected-value#value-takes-time-to-show');
    await page.waitForURL(/#value-takes-time-to-show$/);
    await scriptsAtWork(page);
    const heading = page.locator('#value-takes-time-to-show');
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
    const masthead = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(Math.max(0, masthead));
    await page.keyboard.press('Tab');
    const isFocusBelow = () =>
      page.evaluate(
        () =>
          document.activeElement?.compareDocumentPosition(document.getElementById('value-takes-time-to-show') as Node) ===
          Node.DOCUMENT_POSITION_PRECEDING,
      );
    await expect.poll(isFocusBelow).toBe(true);
    await page.goBack();
    await page.waitForURL(`${site}/`);
    await page.goForward();
    await page.waitForURL(/#value-takes-time-to-show$/);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  });

  it('is named just as well by an address that is opened at first', async () => {
    const page = await visit('/betting-academy/expected-value#value-takes-time-to-show');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  });
});

describe('an address that has moved', () => {
  it('is never in the history: the new one is, and Back leads to where the visitor came from', async () => {
    const page = await visit('/gr/betting-academy');
    const before = await page.evaluate(() => history.length);
    await followLinkTo(page, '/gr/fun-facts');
    await page.waitForURL(`${site}/gr/sports-life`);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await page.waitForURL(`${site}/gr/betting-academy`);
    await page.goForward();
    await page.waitForURL(`${site}/gr/sports-life`);
  });
});

describe('the manifest of the build', () => {
  /** Opens a page and lets a second of its time pass. */
  async function stayForASecond(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto(`${site}/odds`);
    await scriptsAtWork(page);
    await page.clock.runFor(1_000);
  }
  const requestsOfBuilds = (paths: readonly string[]) => paths.filter((path) => path.startsWith('/builds/'));

  it('is fetched after a second', async () => {
    const page = await newPage();
    const requested = noteRequests(page);
    await stayForASecond(page);
    const { id } = await (await fetch(`${site}/builds/latest.json`)).json();
    expect(requestsOfBuilds(await requested())).toEqual([`/builds/meta/${id}.json`]);
  });

  it('is not fetched over a line that is slow as in 2G days', async () => {
    const page = await newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }));
    const requested = noteRequests(page);
    await stayForASecond(page);
    await page.clock.runFor(10_000);
    expect(requestsOfBuilds(await requested())).toEqual([]);
  });

  it('only leaves a line in the console when it cannot be had', async () => {
    const page = await newPage();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 500 }));
    await stayForASecond(page);
    await expect.poll(() => warnings.join()).toContain('The manifest of the build could not be fetched.');
    await followLinkTo(page, '/leagues');
    await page.waitForURL(`${site}/leagues`);
  });

  it('that the site does not know any more says that there is a newer build', async () => {
    const page = await newPage();
    await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 404, json: {} }));
    await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another' } }));
    await stayForASecond(page);
    await page.waitForFunction(() => document.documentElement.dataset.newerBuild === 'another');
  });
});
