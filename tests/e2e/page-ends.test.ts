import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site } from './site.ts';
import { from, receiveVisitors } from './visitors.ts';

const calculator = '/betting-odds-calculator-converter-tips-betting-tool';
const { newPage } = receiveVisitors();

/** More than the space before the footer and around what ends a page. */
const mostEmptyPx = 120;

/** Returns how much room is empty between the lowest thing in the middle of a page and its footer. */
function emptyBeforeFooter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility());
    const lowest = Math.max(...seen.map((element) => element.getBoundingClientRect().bottom));
    const [footer] = document.getElementsByTagName('footer');
    if (footer === undefined) throw new Error('the page has no footer');
    return footer.getBoundingClientRect().top - lowest;
  });
}

describe('at 1440 px the footer follows what the middle of the page ends with', () => {
  it.each([
    '/contact',
    '/contact?sent=1',
    calculator,
    `${calculator}?calculator=accumulator`,
    '/bet365-sign-up',
    '/about-us',
    '/responsible-gambling',
    '/betting-academy',
    '/betting-academy/expected-value',
    '/where-to-use-our-tips',
    '/where-to-use-our-tips/bet365',
    '/sports-life',
    '/super-cup-2025',
  ])('%s', async (path) => {
    const page = await newPage({ ...from('IT'), viewport: { width: 1440, height: 900 } });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    expect(await emptyBeforeFooter(page)).toBeLessThan(mostEmptyPx);
  });
});

it('a reader who sees the place of an offer, and may be offered nothing, sees why and where help is', async () => {
  const page = await newPage({ ...from('IT'), viewport: { width: 1440, height: 6000 } });
  await page.goto(`${site}/bet365-sign-up`);
  await page.locator('offer-slot').getByText('No links to bookmakers here').waitFor();
  const links = page.locator('offer-slot').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/offers/bet365',
    '/responsible-gambling',
  ]);
});

it.each(['/bet365-sign-up', '/contact', calculator, '/betting-academy/expected-value', '/where-to-use-our-tips/bet365'])(
  '%s ends with what to read next, each beside its drawing',
  async (path) => {
    const page = await newPage();
    await page.goto(site + path);
    const pieces = page.locator('main li:has(h3 a)');
    expect(await pieces.count()).toBeGreaterThanOrEqual(2);
    expect(await pieces.locator('svg').count()).toBe(await pieces.count());
  },
);
