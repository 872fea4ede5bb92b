import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shiftsOf, watchShiftsOfNextPages } from './layout-shifts.ts';
import { requestsByItself } from './requests-by-itself.ts';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const { newPage } = receiveVisitors();

/** Opens a page for a visitor whose country the browser knows from an earlier visit, and records every shift of the layout. */
async function visit(path: string, country: string): Promise<Page> {
  const page = await newPage();
  await page.addInitScript((code) => localStorage.setItem('iso_code', code), country);
  await watchShiftsOfNextPages(page);
  await page.goto(site + path);
  await page.locator('law-lines').scrollIntoViewIfNeeded();
  return page;
}
const countryShown = (page: Page) => page.locator('law-lines').getAttribute('country');

it('the foot names the age and help of the visitor’s country once it is known, and moves nothing', async () => {
  const page = await visit('/about-us', 'GR');
  await expect.poll(() => countryShown(page)).toBe('GR');
  expect(await page.locator('[data-age]').textContent()).toBe('21+');
  expect(await page.locator('[data-notice]').textContent()).toContain('21 and over only.');
  const lines = page.locator('[data-lines]');
  expect(await lines.locator('a[href="tel:1114"]').isVisible()).toBe(true);
  expect(await lines.locator('p[lang=el]').textContent()).toContain('Κίνδυνος εθισμού');
  expect(await shiftsOf(page)).toEqual([]);
});

it('the warning of the language stays beside that of the country', async () => {
  const page = await visit('/cz/about-us', 'DE');
  await expect.poll(() => countryShown(page)).toBe('DE');
  expect(await page.locator('[data-lines] b').allTextContents()).toEqual([
    'Ministerstvo financí varuje: Účastí na hazardní hře může vzniknout závislost!',
    'Glücksspiel kann süchtig machen.',
  ]);
});

it('at home nothing is asked for: the page says it already', async () => {
  const page = await newPage();
  await page.addInitScript(() => localStorage.setItem('iso_code', 'CZ'));
  const requests = await requestsByItself(page, async () => {
    await page.goto(`${site}/cz/about-us`);
    await page.locator('law-lines').scrollIntoViewIfNeeded();
  });
  expect(requests.map((request) => request.url()).filter((url) => url.includes('country-notices'))).toEqual([]);
  expect(await page.locator('[data-lines] a[href="tel:777477877"]').count()).toBe(1);
});
