import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

const site = inject('siteAddress');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A visitor whose country the browser knows from an earlier visit; every shift of the layout is written down. */
async function visit(path: string, country: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await page.addInitScript((code) => {
    localStorage.setItem('iso_code', code);
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, country);
  await page.goto(site + path, { waitUntil: 'load' });
  return page;
}
const countryShown = (page: Page) => page.locator('[data-law-lines]').getAttribute('data-law-lines');

it('the foot names the age and help of the visitor’s country once it is known, and moves nothing', async () => {
  const page = await visit('/about-us', 'GR');
  await expect.poll(() => countryShown(page)).toBe('GR');
  expect(await page.locator('[data-law-age]').textContent()).toBe('21+');
  expect(await page.locator('[data-law-notice]').textContent()).toContain('21 or over only.');
  const lines = page.locator('[data-law-lines]');
  expect(await lines.locator('a[href="tel:1114"]').isVisible()).toBe(true);
  expect(await lines.locator('p[lang=el]').textContent()).toContain('Κίνδυνος εθισμού');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  await page.close();
});

it('the warning of the language stays beside that of the country', async () => {
  const page = await visit('/cz/about-us', 'DE');
  await expect.poll(() => countryShown(page)).toBe('DE');
  expect(await page.locator('[data-law-lines] b').allTextContents()).toEqual([
    'Ministerstvo financí varuje: Účastí na hazardní hře může vzniknout závislost!',
    'Glücksspiel kann süchtig machen.',
  ]);
  await page.close();
});

it('at home nothing is asked for: the page says it already', async () => {
  const asked: string[] = [];
  const context = await browser.newContext();
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('iso_code', 'CZ'));
  await page.goto(`${site}/cz/about-us`, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path.includes('country-notices'))).toEqual([]);
  expect(await page.locator('[data-law-lines] a[href="tel:777477877"]').count()).toBe(1);
  await context.close();
});
