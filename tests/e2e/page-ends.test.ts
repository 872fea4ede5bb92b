import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { howMany } from '#tests/factories/how-many.ts';
import { site } from './site.ts';
import { from, receiveVisitors, scriptsAtWork } from './visitors.ts';

const calculator = '/betting-odds-calculator-converter-tips-betting-tool';
const { newPage, stay } = receiveVisitors();

/** More than the space before the footer and around the last part of a page. */
const maxEmptyPx = 120;

/** Returns the height of the empty space between the lowest element in the middle of a page and its footer, in pixels. */
function emptyBeforeFooter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility());
    const lowest = Math.max(...seen.map((element) => element.getBoundingClientRect().bottom));
    const [footer] = document.getElementsByTagName('footer');
    if (footer === undefined) throw new Error('the page has no footer');
    return footer.getBoundingClientRect().top - lowest;
  });
}

/** Waits until every place for offers is hidden or filled. */
const offersAnswered = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('offer-slot')].every((slot) => slot.hidden || slot.querySelector('a') !== null),
  );

const endingInPieces = ['/bet365-sign-up', '/contact', calculator, '/betting-academy/expected-value', '/where-to-use-our-tips/bet365'];
const others = howMany(
  ['/sports-life', '/super-cup-2025'],
  [
    '/contact?sent=1',
    `${calculator}?calculator=accumulator`,
    '/about-us',
    '/responsible-gambling',
    '/betting-academy',
    '/where-to-use-our-tips',
    '/sports-life',
    '/super-cup-2025',
  ],
);

describe('the end of a page at 1440 px, for a visitor who is offered nothing', () => {
  let page: Page;
  beforeAll(async () => {
    page = await stay({ ...from('IT'), viewport: { width: 1440, height: 900 } });
  });
  afterAll(() => page?.context().close());

  it.each([...endingInPieces, ...others])('%s: the footer follows what the middle ends with', async (path) => {
    await page.goto(site + path);
    await scriptsAtWork(page);
    await offersAnswered(page);
    expect(await emptyBeforeFooter(page)).toBeLessThan(maxEmptyPx);
  });

  it.each(endingInPieces)('%s ends with what to read next, each beside its drawing', async (path) => {
    await page.goto(site + path);
    const pieces = page.locator('main li:has(h3 a)');
    expect(await pieces.count()).toBeGreaterThanOrEqual(2);
    expect(await pieces.locator('svg').count()).toBe(await pieces.count());
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
