import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const { newPage } = receiveVisitors();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site + path);
  await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on');
}

/** Follows a link that stands at the end of the page, as an article or a comment may have one; gives the place that the reader leaves. */
async function followLinkTo(page: Page, href: string): Promise<number> {
  return page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.textContent = 'on';
    document.querySelector('main')?.append(link);
    link.scrollIntoView();
    const left = Math.round(window.scrollY);
    link.click();
    return left;
  }, href);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe('the place on a page', () => {
  it('is its beginning when it is new, and where the reader was on the way back', async () => {
    const page = await newPage();
    await open(page, '/');
    const left = await followLinkTo(page, '/england/premier-league');
    expect(left).toBeGreaterThan(1_000);
    await page.waitForURL(`${site}/england/premier-league`);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.locator('[data-match]').count()).toBeGreaterThan(10);
    // The link that was put at the end is not there any more.
    await expect.poll(() => scrolled(page)).toBeGreaterThan(left - 100);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  it('is what the address names, below the masthead, for the eye and for the keyboard', async () => {
    const page = await newPage();
    await open(page, '/');
    await followLinkTo(page, '/betting-academy/expected-value#value-takes-time-to-show');
    await page.waitForURL(/#value-takes-time-to-show$/);
    const heading = page.locator('#value-takes-time-to-show');
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
    const masthead = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(Math.max(0, masthead));
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() =>
        document.activeElement?.compareDocumentPosition(document.getElementById('value-takes-time-to-show') as Node),
      ),
    ).toBe(await page.evaluate(() => Node.DOCUMENT_POSITION_PRECEDING));
    await page.goBack();
    await page.goForward();
    await expect.poll(() => page.url()).toMatch(/#value-takes-time-to-show$/);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  });

  it('is named just as well by an address that is opened at first', async () => {
    const page = await newPage();
    await open(page, '/betting-academy/expected-value#value-takes-time-to-show');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  });
});

describe('an address that has moved', () => {
  it('is never in the history: the new one is, and Back leads to where the visitor came from', async () => {
    const page = await newPage();
    await open(page, '/gr/betting-academy');
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
  const asks = async (page: Page): Promise<string[]> => {
    const requested: string[] = [];
    page.on('request', (request) => /\/builds\//.test(request.url()) && requested.push(new URL(request.url()).pathname));
    await page.clock.install();
    await open(page, '/odds');
    await page.clock.runFor(1_000);
    return requested;
  };

  it('is fetched after a second', async () => {
    const page = await newPage();
    const requested = await asks(page);
    const { id } = await (await fetch(`${site}/builds/latest.json`)).json();
    await expect.poll(() => requested).toEqual([`/builds/meta/${id}.json`]);
  });

  it('is not fetched over a line that is slow as in 2G days', async () => {
    const page = await newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }));
    const requested = await asks(page);
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
  });

  it('only leaves a line in the console when it cannot be had', async () => {
    const page = await newPage();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 500 }));
    await asks(page);
    await expect.poll(() => warnings.join()).toContain('The manifest of the build could not be fetched.');
    await followLinkTo(page, '/leagues');
    await page.waitForURL(`${site}/leagues`);
  });

  it('that the site does not know any more says that there is a newer build', async () => {
    const page = await newPage();
    await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 404, json: {} }));
    await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another' } }));
    const answered = page.waitForResponse(/latest\.json/);
    await asks(page);
    await (await answered).finished();
    await page.waitForFunction(() => document.documentElement.dataset.newerBuild === 'another');
  });
});
