import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { matchLinks } from './match-links.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { newPage, visit } = receiveVisitors();

const tokyo = { timezoneId: 'Asia/Tokyo' };
const inTokyo = (moment: string) =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' });
const firstTime = (page: Page) => page.locator('[data-match] time[data-show="time"]').first();
const textOf = async (path: string) => (await fetch(site + path, { headers: { 'Accept-Language': 'en' } })).text();

/** Returns a page on which the inline script is the only script of the site that runs: what it shows, it shows before the first paint. */
async function withFirstScriptAlone(remembered: Readonly<Record<string, string>>, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, remembered);
  return page;
}

/** Opens an address whose first script leads to another one, and returns when that page is complete. */
async function beLed(page: Page, from: string, to: string): Promise<void> {
  await page.goto(site + from, { waitUntil: 'commit' });
  await page.waitForURL(site + to);
}

describe('before a page is painted', () => {
  it('its hours are the reader’s own', async () => {
    const page = await withFirstScriptAlone({}, tokyo);
    await beLed(page, '/?date=2026-11-22', '/?date=2026-11-22&utc=540');
    expect(await firstTime(page).textContent()).toBe(inTokyo((await firstTime(page).getAttribute('datetime')) ?? ''));
    const wrong = await page.locator('time[data-show="time"]').evaluateAll((times) => {
      const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' });
      return times.filter((time) => time.textContent !== format.format(new Date((time as HTMLTimeElement).dateTime))).length;
    });
    expect(wrong).toBe(0);
  });

  it('its hours are those of the zone that the reader has chosen', async () => {
    const page = await withFirstScriptAlone({ timeZone: 'Asia/Tokyo' });
    await beLed(page, '/?date=2026-11-22', '/?date=2026-11-22&utc=540');
    expect(await firstTime(page).textContent()).toBe(inTokyo((await firstTime(page).getAttribute('datetime')) ?? ''));
  });

  it('a zone that there is none of is the device’s', async () => {
    const page = await withFirstScriptAlone({ timeZone: 'Moon/Tranquility' }, tokyo);
    await beLed(page, '/?date=2026-11-22', '/?date=2026-11-22&utc=540');
    expect(await firstTime(page).textContent()).toBe(inTokyo((await firstTime(page).getAttribute('datetime')) ?? ''));
  });

  it('favourites are pressed and counted, pinned competitions stand first, and folded ones are folded', async () => {
    const plain = await textOf('/');
    const groups = [...plain.matchAll(/<match-group [^>]*?\bid="([^"]+)"/g)].map(([, id]) => id);
    const [folded, , pinned] = groups as [string, string, string];
    const star = /data-match=[\s\S]*?<favourite-star [^>]*?\bitem="([^"]+)"/.exec(plain)?.[1];
    const page = await withFirstScriptAlone({
      favorites: JSON.stringify([star]),
      pinned: JSON.stringify([pinned]),
      folded: JSON.stringify([folded]),
    });
    await page.goto(`${site}/`);
    expect(await page.locator(`favourite-star[item="${star}"] button`).first().getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('favourites-tab').innerText()).toContain('1');
    expect(await page.locator(`#${folded} details`).getAttribute('open')).toBeNull();
    expect(await page.locator(`#${pinned} > button`).getAttribute('aria-pressed')).toBe('true');
    const top = (id: string) => page.locator(`#${id}`).evaluate((group) => group.getBoundingClientRect().top);
    expect(await top(pinned)).toBeLessThan(await top(folded));
  });

  it('theme and prices are as chosen', async () => {
    const page = await withFirstScriptAlone({ theme: '"dark"', oddsType: 'fractional' }, { colorScheme: 'light' });
    await page.goto(`${site}/`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect(await page.evaluate(() => document.documentElement.dataset.odds)).toBe('fractional');
  });

  it('a list of a day leads to that of the day by the reader’s clock, and nothing of it is seen or stays in the history', async () => {
    const page = await newPage(tokyo);
    await page.goto(`${site}/betting-academy/expected-value`);
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        if (document.body === null) return;
        sessionStorage.setItem(`seen ${location.search}`, getComputedStyle(document.body).visibility);
        watch.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await beLed(page, '/', '/?utc=540');
    await scriptsAtWork(page);
    const seen = (search: string) => page.evaluate((of) => sessionStorage.getItem(`seen ${of}`), search);
    // Chromium does not even parse what it leaves.
    expect(await seen('')).not.toBe('visible');
    expect(await seen('?utc=540')).toBe('visible');
    expect(await page.evaluate(() => history.length)).toBe(3);
    await page.goBack();
    await page.waitForURL(`${site}/betting-academy/expected-value`);
  });

  it('the list of favourites leads to the reader’s own, and without any says so', async () => {
    const page = await visit('/');
    await page.goto(`${site}/?tab=favorites`);
    expect(await page.getByText('No followed events').filter({ visible: true }).count()).toBe(1);
    await page.evaluate(() => localStorage.setItem('favorites', '["t12","c3"]'));
    await beLed(page, '/?tab=favorites', '/?tab=favorites&ids=c3.t12');
    await page.evaluate(() => localStorage.setItem('favorites', '["t12"]'));
    await page.reload({ waitUntil: 'commit' });
    await page.waitForURL(`${site}/?tab=favorites&ids=t12`);
  });
});

describe('the zone that a reader chooses', () => {
  const choose = async (page: Page, zone: string) => {
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByLabel('Time zone').selectOption(zone);
  };

  it('has the hours written anew at once, here and in another tab, and is kept', async () => {
    const [path = expect.fail('no match')] = matchLinks(await textOf('/?date=2026-11-22'));
    const page = await visit(path);
    const other = await page.context().newPage();
    await other.goto(site + path);
    const written = (shown: Page) => shown.locator('main time[data-show="time"]').first();
    const expected = inTokyo((await written(page).getAttribute('datetime')) ?? '');
    expect(await written(page).textContent()).not.toBe(expected);
    await choose(page, 'Asia/Tokyo');
    expect(await written(page).textContent()).toBe(expected);
    await expect.poll(() => written(other).textContent()).toBe(expected);
    await page.reload();
    await scriptsAtWork(page);
    expect(await written(page).textContent()).toBe(expected);
    await page.getByRole('button', { name: 'Display' }).click();
    await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');
    await page.getByLabel('Time zone').selectOption('');
    expect(await written(page).textContent()).not.toBe(expected);
  });

  it('counts the days of lists, too', async () => {
    const page = await visit('/?date=2026-11-21');
    await choose(page, 'Asia/Tokyo');
    await page.waitForURL(`${site}/?date=2026-11-21&utc=540`);
    await scriptsAtWork(page);
    await choose(page, '');
    await page.waitForURL(`${site}/?date=2026-11-21`);
  });

  it('is named in the reader’s language', async () => {
    const page = await visit('/de');
    await page.getByRole('button', { name: 'Anzeige' }).click();
    expect(await page.getByLabel('Zeitzone').locator('option[value="Europe/Athens"]').textContent()).toBe('GMT+2 Osteuropäische Zeit');
  });
});

describe('the menus of the masthead', () => {
  it('close by Escape, by a click elsewhere and by opening another, and open without a script', async () => {
    const page = await visit('/');
    const [languages, display] = [page.locator('#language-menu'), page.locator('#display-menu')];
    const open = (name: string) => page.getByRole('button', { name }).click();
    await open('Languages');
    await expect.poll(() => languages.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => languages.isVisible()).toBe(false);
    await open('Languages');
    await open('Display');
    await expect.poll(async () => [await languages.isVisible(), await display.isVisible()]).toEqual([false, true]);
    await page.mouse.click(20, 600);
    await expect.poll(() => display.isVisible()).toBe(false);
    const plain = await visit('/', { javaScriptEnabled: false, extraHTTPHeaders: { 'Accept-Language': 'en' } });
    await plain.getByRole('button', { name: 'Languages' }).click();
    expect(await plain.getByRole('link', { name: /Deutsch/ }).isVisible()).toBe(true);
  });

  it('change theme and prices at once, here and in another tab', async () => {
    const page = await visit('/');
    const other = await page.context().newPage();
    await other.goto(`${site}/`);
    await scriptsAtWork(other);
    await page.getByRole('button', { name: 'Display' }).click();
    const display = page.locator('#display-menu');
    await display.getByLabel('Dark').check();
    await display.getByLabel('Moneyline').check();
    const look = (shown: Page) => shown.evaluate(() => ({ ...document.documentElement.dataset }));
    await expect.poll(() => look(page)).toMatchObject({ theme: 'dark', odds: 'moneyline' });
    await expect.poll(() => look(other)).toMatchObject({ theme: 'dark', odds: 'moneyline' });
    await expect.poll(() => other.locator('display-choice[of="theme"] input[value="dark"]').isChecked()).toBe(true);
    await display.getByRole('radio', { name: 'Same as device' }).check();
    await expect.poll(() => look(other)).not.toHaveProperty('theme');
  });
});
