import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import row from '#app/components/matches/match-row.module.css';
import { asPerson } from './as-person.ts';
import { shiftsOf, watchShiftsOfNextPages } from './layout-shifts.ts';
import { matchLinks } from './match-links.ts';
import { requestsByItself } from './requests-by-itself.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork, toNextPage } from './visitors.ts';

const { visit } = receiveVisitors();

const textOf = async (path: string) => (await fetch(site + path, { headers: { 'Accept-Language': 'en' } })).text();
const firstRow = (page: Page) => page.locator('[data-match]').first();

describe('the matches of the day', () => {
  it('lead to a match, its competition and its club', async () => {
    const page = await visit('/');
    const versus = (await firstRow(page).locator('> a').textContent()) ?? '';
    await toNextPage(page, () => firstRow(page).locator('> a').click());
    expect(await page.locator('h1').textContent()).toContain(versus.split(' v ')[0]);
    await toNextPage(page, () => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().click());
    expect(await page.locator('table caption').first().textContent()).toContain('Table');
    await toNextPage(page, () => page.locator('table a').first().click());
    expect(new URL(page.url()).pathname).toMatch(/^\/teams\//);
  });

  it('keep their place when the reader comes back', async () => {
    const page = await visit('/');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.locator('[data-match] > a').last().click();
    await page.waitForURL((url) => url.pathname !== '/');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  });
});

describe('a match', () => {
  it('leads to another one', async () => {
    const [path = expect.fail('no match')] = matchLinks(await textOf('/'));
    const match = await visit(path);
    await match.locator('later-part[near]').scrollIntoViewIfNeeded();
    const related = match.locator('main [data-match] > a').last();
    const next = (await related.getAttribute('href')) ?? '';
    await related.click();
    await match.waitForURL(site + next);
    await expect.poll(() => match.locator('h1').count()).toBe(1);
    expect(next).not.toBe(path);
  });
});

describe('what the browser remembers', () => {
  it('a favourite, across a reload and in another tab', async () => {
    const page = await visit('/');
    const star = firstRow(page).getByRole('button', { name: /favou?rite/i });
    const id = await firstRow(page).locator('favourite-star').getAttribute('item');
    const other = await page.context().newPage();
    await other.goto(`${site}/`);
    await scriptsAtWork(other);
    await star.click();
    await expect.poll(() => other.locator(`favourite-star[item="${id}"] button`).first().getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${site}/?tab=favorites`, { waitUntil: 'commit' });
    await page.waitForURL(/[?&]ids=/);
    await scriptsAtWork(page);
    await expect.poll(() => page.locator(`[data-match] favourite-star[item="${id}"] button`).count()).toBe(1);
    await page.locator(`[data-match] favourite-star[item="${id}"] button`).click();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'))).toEqual([]);
    await page.reload();
    await expect.poll(() => page.getByText('No followed events').filter({ visible: true }).count()).toBe(1);
  });

  it('the odds format, without moving anything', async () => {
    const page = await visit('/');
    await page.evaluate(() => localStorage.setItem('oddsType', '"fractional"'));
    await watchShiftsOfNextPages(page);
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.odds)).toBe('fractional');
    const shown = await page
      .locator('[data-match] [data-fractional]')
      .first()
      .evaluate((price) => getComputedStyle(price, '::after').content);
    expect(shown).toMatch(/^"(\d+\/\d+|Evens)"$/);
    await scriptsAtWork(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('survives what an older version left behind', async () => {
    const page = await visit('/');
    await page.evaluate(() => {
      for (const key of ['favorites', 'theme', 'oddsType', 'votes', 'language']) localStorage.setItem(key, '{broken');
    });
    await page.reload();
    await scriptsAtWork(page);
    await firstRow(page)
      .getByRole('button', { name: /favou?rite/i })
      .click();
    await expect
      .poll(() =>
        firstRow(page)
          .getByRole('button', { name: /favou?rite/i })
          .getAttribute('aria-pressed'),
      )
      .toBe('true');
  });
});

describe('languages', () => {
  it('the first visit is answered in the visitor’s language, and remembered', async () => {
    const page = await visit('/', { locale: 'de-DE', ...asPerson });
    expect(new URL(page.url()).pathname).toBe('/de');
    expect((await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('de');
  });

  it('a deep link stays in the language that it names', async () => {
    const page = await visit('/es/leagues', { locale: 'de-DE', ...asPerson });
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  });

  it('switching leads to the same page', async () => {
    const page = await visit('/england/premier-league');
    await page.getByRole('button', { name: /language/i }).click();
    await page
      .getByRole('link', { name: /Ελληνικά/ })
      .first()
      .click();
    await page.waitForURL(`${site}/gr/england/premier-league`);
    expect(await page.locator('html').getAttribute('lang')).toBe('el');
    expect((await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('gr');
  });
});

describe('the search', () => {
  it.each([
    ['borusia monchengladbch', 'Borussia Mönchengladbach'],
    ['παναθηναικος', 'Panathinaikos'],
    ['premier leage', 'Premier League'],
  ])('finds "%s"', async (typed, name) => {
    const [main] = /<main[\s\S]*<\/main>/.exec(await textOf(`/search?q=${encodeURIComponent(typed)}`)) ?? [];
    expect(main).toContain(name);
  });
});

describe('without a script', () => {
  const options = { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } };

  it('tabs, dates and "show more" are links that work', async () => {
    const page = await visit('/?order=time', options);
    const rows = await page.locator('[data-match]').count();
    const more = page.getByRole('link', { name: /show more matches/i });
    await toNextPage(page, () => more.first().click());
    expect(await page.locator('[data-match]').count()).toBeGreaterThan(rows);
    const live = page.getByRole('navigation', { name: 'Matches' }).getByRole('link', { name: /Live/ });
    await toNextPage(page, () => live.first().click());
    expect(await page.locator(`.${row.row}[data-status="live"]`).count()).toBeGreaterThan(0);
    await page.goto(`${site}/?date=2026-11-20`);
    expect(await page.locator('[data-match]', { hasText: 'FT' }).count()).toBeGreaterThan(0);
  });

  it('a match leads to the prices of all eight bookmakers', async () => {
    const page = await visit('/', options);
    const priced = page.locator('[data-match]:has(slip-price) > a');
    await toNextPage(page, () => priced.first().click());
    await page.locator('a[href="#prices"]').first().click();
    await toNextPage(page, () => page.locator('later-part[part="prices"]').getByRole('link', { name: 'Odds' }).click());
    for (const name of ['Halyard', 'Copperline', 'Palisade', 'Tamarack', 'Larkspur', 'Wherry', 'Northgate', 'Quillon']) {
      expect(await page.locator('main').textContent()).toContain(name);
    }
  });
});

describe('addresses', () => {
  it('an unknown one is a real 404 in the visitor’s language', async () => {
    for (const [path, lang] of [
      ['/nothing-here', 'en'],
      ['/de/gibt-es-nicht', 'de'],
      ['/a/b/c/d', 'en'],
    ] as const) {
      const response = await fetch(site + path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain(`lang="${lang}"`);
      if (lang === 'en') expect(html).toContain(`Page not found: ${path}`);
    }
  });

  it('nothing is asked of another host', async () => {
    const page = await visit('/');
    const requests = await requestsByItself(page, () => page.reload());
    expect([...new Set(requests.map((request) => new URL(request.url()).host))]).toEqual([new URL(site).host]);
  });
});
