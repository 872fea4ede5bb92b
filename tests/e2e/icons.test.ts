import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { iconLoading } from '#app/elements/shell/icon-providers.ts';
import { shiftsOf, watchShiftsOfNextPages } from './layout-shifts.ts';
import { noteRequests } from './note-requests.ts';
import { requestsByItself } from './requests-by-itself.ts';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const publicApi = 'https://api.iconify.design';
const visitors = receiveVisitors();

/** Returns a page that is not yet opened, and the list of every address that it will request. */
async function newPage(height = 900): Promise<{ page: Page; requested: string[] }> {
  const page = await visitors.newPage({ viewport: { width: 390, height } });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  return { page, requested };
}

const england = (page: Page) => page.locator('details[data-name="England"] iconify-icon');
const drawn = (page: Page) => england(page).evaluate((icon) => icon.shadowRoot?.querySelector('svg') != null);
const near = (page: Page) => england(page).scrollIntoViewIfNeeded();
const iconsOf = (requested: readonly string[]) => requested.filter((url) => url.includes('/api/icons/') || url.startsWith(publicApi));

/** Serves the page as with ICON_PUBLIC_FALLBACK=yes, which the server's own tests cover. */
async function allowPublicIcons(page: Page): Promise<void> {
  await page.route(`${site}/leagues`, async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace('connect-src', `connect-src ${publicApi}`);
    await route.fulfill({ response: answer, headers, body: (await answer.text()).replace('<html', '<html data-public-icons=""') });
  });
}

describe('icons that are named in data', () => {
  it('come from this site alone when one is near, and move nothing', async () => {
    const { page, requested } = await newPage(500);
    await watchShiftsOfNextPages(page);
    await requestsByItself(page, () => page.goto(`${site}/leagues`));
    expect(requested.filter((url) => /load-icons|\/api\/icons\//.test(url))).toEqual([]);
    const before = await england(page).evaluate((icon) => [icon.clientWidth, icon.clientHeight]);
    await near(page);
    await expect.poll(() => drawn(page)).toBe(true);
    expect(await england(page).evaluate((icon) => [icon.clientWidth, icon.clientHeight])).toEqual(before);
    expect(before).toEqual([18, 18]);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await england(page).getAttribute('aria-hidden')).toBe('true');
    expect([...new Set(requested.map((url) => new URL(url).host))]).toEqual([new URL(site).host]);
    expect(iconsOf(requested).filter((url) => url.includes('circle-flags.json?icons='))).toHaveLength(1);
  });

  it('come again on a page that is come back to', async () => {
    const { page } = await newPage();
    await page.goto(`${site}/leagues`);
    await page.goto(`${site}/odds`);
    await page.goBack();
    await near(page);
    await expect.poll(() => drawn(page)).toBe(true);
  });

  it('cost home and a match nothing', async () => {
    const { page, requested } = await newPage();
    await requestsByItself(page, () => page.goto(site));
    const match = await page.locator('[data-match] > a').first().getAttribute('href');
    await requestsByItself(page, () => page.goto(site + match));
    expect(requested.filter((url) => /load-icons|\/api\/icons\//.test(url))).toEqual([]);
  });

  it('are asked for elsewhere when this site is silent for 750 ms and the setting allows it', async () => {
    const { page, requested } = await newPage();
    await page.clock.install();
    await allowPublicIcons(page);
    await page.route('**/api/icons/**', () => {});
    await page.route(`${publicApi}/**`, (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { prefix: 'circle-flags', icons: { 'gb-eng': { body: '<path d="M0 0h1z"/>' } }, not_found: [], width: 512, height: 512 },
      }),
    );
    await page.goto(`${site}/leagues`);
    const unanswered = page.waitForRequest('**/api/icons/circle-flags.json?*');
    await near(page);
    await unanswered;
    await page.clock.runFor(iconLoading.rotate);
    await expect.poll(() => drawn(page)).toBe(true);
    const order = iconsOf(requested).filter((url) => url.includes('circle-flags.json'));
    expect(order[0]).toMatch(new RegExp(`^${site}/api/icons/`));
    expect(order[1]?.startsWith(`${publicApi}/circle-flags.json?icons=`)).toBe(true);
  });

  it('are asked for nowhere else when the setting does not allow it, and their place stays', async () => {
    const { page, requested } = await newPage();
    await page.clock.install();
    const arrived = noteRequests(page);
    await page.route('**/api/icons/**', (route) => route.fulfill({ status: 503 }));
    await page.goto(`${site}/leagues`);
    const refused = page.waitForResponse('**/api/icons/circle-flags.json?*');
    await near(page);
    await refused;
    await page.clock.runFor(iconLoading.rotate + iconLoading.timeout);
    await arrived();
    expect([...new Set(requested.map((url) => new URL(url).host))]).toEqual([new URL(site).host]);
    expect(await england(page).evaluate((icon) => [icon.clientWidth, icon.clientHeight])).toEqual([18, 18]);
  });

  it('are asked for by addresses of 500 letters at most', async () => {
    const { page, requested } = await newPage();
    await page.goto(`${site}/leagues`);
    await near(page);
    await expect.poll(() => drawn(page)).toBe(true);
    requested.length = 0;
    await page.evaluate(() => {
      for (let number = 0; number < 200; number += 1) {
        const icon = document.createElement('iconify-icon');
        icon.setAttribute('icon', `circle-flags:name-${number}`);
        document.body.append(icon);
      }
    });
    const names = () => iconsOf(requested).flatMap((url) => (new URL(url).searchParams.get('icons') ?? '').split(','));
    await expect.poll(() => names().length).toBeGreaterThanOrEqual(200);
    expect(names()).toHaveLength(200);
    expect(Math.max(...iconsOf(requested).map((url) => decodeURIComponent(url).length))).toBeLessThanOrEqual(500);
  });

  it('are waited for by the figures of the specification', () => {
    expect(iconLoading).toEqual({ rotate: 750, timeout: 5_000, maxURL: 500 });
  });
});
