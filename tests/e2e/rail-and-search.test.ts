import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import tabStyles from '#app/ui/tabs.module.css';
import { missingRules } from './missing-rules.ts';
import { noteRequests } from './note-requests.ts';
import { site } from './site.ts';
import { from, receiveVisitors, scriptsAtWork, toNextPage } from './visitors.ts';

const { newPage, visit } = receiveVisitors();
const desktop = { viewport: { width: 1440, height: 900 } };

const rail = (page: Page) => page.getByRole('complementary', { name: 'Leagues' });
const countries = (page: Page) => rail(page).locator('li[data-name]:has(league-country)');
const shown = (page: Page) => countries(page).evaluateAll((items) => items.filter((item) => !(item as HTMLElement).hidden).length);

describe('the countries of the rail', () => {
  it('open in their place, by the keyboard, too, and are asked for once a visit', async () => {
    const page = await visit('/', desktop);
    const requested: string[] = [];
    page.on('request', (request) => request.url().includes('/api/soccer/tournament') && requested.push(request.url()));
    const england = rail(page).getByRole('button', { name: /^(ENG )?England/ });
    await england.press('Space');
    const leagues = countries(page).filter({ hasText: 'England' }).locator('ul a');
    await expect.poll(() => leagues.first().getAttribute('href')).toBe('/england/premier-league');
    await expect.poll(() => england.getAttribute('aria-expanded')).toBe('true');
    expect(page.url()).toBe(`${site}/`);
    await page.goto(`${site}/tips`);
    await scriptsAtWork(page);
    await england.click();
    await expect.poll(() => leagues.count()).toBeGreaterThan(1);
    expect(requested).toHaveLength(1);
  });

  it('say so where their leagues cannot be loaded, and are tried again', async () => {
    const page = await visit('/', desktop);
    await page.route('**/api/soccer/tournament?*', (route) => route.fulfill({ status: 404 }));
    await rail(page)
      .getByRole('button', { name: /England/ })
      .click();
    const again = rail(page).getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/api/soccer/tournament?*');
    await again.click();
    await expect.poll(() => countries(page).filter({ hasText: 'England' }).locator('ul a').count()).toBeGreaterThan(1);
  });

  it('are narrowed as one types, by their names and by those of their leagues', async () => {
    const page = await visit('/', desktop);
    const field = rail(page).getByRole('searchbox');
    await countries(page).first().waitFor();
    const all = await shown(page);
    await field.fill('engl');
    await expect.poll(() => shown(page)).toBe(1);
    await field.fill('bundesliga');
    await expect.poll(() => countries(page).filter({ hasText: 'Germany' }).locator('ul a:visible').allInnerTexts()).toContain('Bundesliga');
    await field.fill('qqqq');
    await rail(page).getByText('No country or league by that name').waitFor();
    await field.fill('');
    await expect.poll(() => shown(page)).toBe(all);
    await expect.poll(() => countries(page).locator('ul:visible').count()).toBe(0);
  });

  it('are not fetched where there is no room for them, and without a script one link leads to all of them', async () => {
    const phone = await newPage({ viewport: { width: 390, height: 844 } });
    const ended = noteRequests(phone);
    const requested: string[] = [];
    phone.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await phone.goto(site);
    await scriptsAtWork(phone);
    await ended();
    expect(requested).not.toContain('/leagues/countries');
    await phone.setViewportSize(desktop.viewport);
    await countries(phone).first().waitFor();

    const page = await visit('/', { ...desktop, javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } });
    await toNextPage(page, () => rail(page).getByRole('link', { name: 'All countries' }).click());
    expect(new URL(page.url()).pathname).toBe('/leagues');
  });
});

describe('the field of the search', () => {
  it('suggests clubs with their monograms while one types, and the keyboard goes to one', async () => {
    // A page without monograms of its own.
    const page = await visit('/contact', desktop);
    const field = page.getByRole('banner').getByRole('combobox');
    // At once: of letters that come slowly, each would ask for suggestions of its own, which may come after the list was closed.
    await field.fill('arsen');
    const options = page.getByRole('banner').getByRole('option');
    await expect.poll(() => options.first().innerText()).toContain('Arsenal');
    expect(await options.first().locator('[data-letters]').getAttribute('data-letters')).toMatch(/^.{1,3}$/);
    expect(await missingRules(page)).toEqual([]);
    await field.press('Escape');
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
    await field.pressSequentially('a');
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
    await field.press('ArrowDown');
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    await field.press('Enter');
    await page.waitForURL(`${site}/teams/arsenal`);
  });

  it('is focused where the search page is opened without a search', async () => {
    const page = await visit('/search');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
  });
});

describe('a row of tabs that is wider than the phone', () => {
  it('has the chosen one in sight', async () => {
    const page = await visit('/gr/england/premier-league', { viewport: { width: 320, height: 700 } });
    const last = await page.locator(`.${tabStyles.tabs} a`).last().getAttribute('href');
    await page.goto(site + last);
    await scriptsAtWork(page);
    const tabs = page.locator(`.${tabStyles.tabs}`);
    expect(await tabs.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
    await expect.poll(() => tabs.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
    await expect.poll(() => tabs.locator('[aria-current]').evaluate((tab) => tab.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
    await tabs.evaluate((row) => Promise.all(row.getAnimations().map(({ finished }) => finished)));
    await tabs.evaluate((row) => row.scrollTo(0, 0));
    expect(await tabs.evaluate((row) => row.scrollLeft)).toBe(0);
  });
});

describe('broadcasts', () => {
  it('offer the visitor’s own country as one tap', async () => {
    const page = await visit('/live-football-livestream', from('DE'));
    await page.locator('own-country a').click();
    await page.waitForURL(/country=DE/);
    await scriptsAtWork(page);
    expect(await page.locator('own-country a').isVisible()).toBe(false);
  });
});
