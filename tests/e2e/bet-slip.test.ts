import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import legLine from '#app/islands/slip/leg-line.module.css';
import warnings from '#app/islands/slip/slip-warnings.module.css';
import place from '#app/shell/bet-slip.module.css';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

/** The list of tomorrow's matches by the site's clock, none of which has begun. */
const tomorrow = '/?date=2026-11-22';
const { visit } = receiveVisitors({ viewport: { width: 1440, height: 900 } });

/** Waits for a value for up to 30 s: the slip's own code is loaded when something is first on it, which takes long on a busy machine. */
const eventually = <Read>(read: () => Promise<Read>) => expect.poll(read, { timeout: 30_000 });
const prices = (page: Page) => page.locator('[data-match] slip-price button');
const storedSlip = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('slip') ?? 'null'));
const rail = (page: Page) => page.locator(`.${place.rail}`);
const legsOf = (page: Page) => rail(page).locator(`.${legLine.leg}`);
const emptyHint = (page: Page) => rail(page).locator('[data-slip-empty]');
const figure = (page: Page, name: string) => rail(page).locator(`dt:has-text("${name}") + dd`);

describe('the bet slip', () => {
  it('takes a price up, shows it on the match page in another tab, keeps it over a reload and lets it go', async () => {
    const page = await visit(tomorrow);
    const price = prices(page).first();
    const leg = (await price.locator('..').getAttribute('leg')) as string;
    const other = await page.context().newPage();
    const href = await page
      .locator('[data-match]', { has: page.locator(`slip-price[leg="${leg}"]`) })
      .locator('> a')
      .getAttribute('href');
    await other.goto(site + href);
    await scriptsAtWork(other);
    await price.click();
    await eventually(() => price.getAttribute('aria-pressed')).toBe('true');
    await eventually(() => page.locator('#announcer').textContent()).toContain('On the slip: 1');
    await eventually(() => other.locator(`main slip-price[leg="${leg}"] button`).first().getAttribute('aria-pressed')).toBe('true');
    await eventually(() => legsOf(other).count()).toBe(1);
    await page.reload();
    await scriptsAtWork(page);
    await eventually(() => price.getAttribute('aria-pressed')).toBe('true');
    await legsOf(page).getByRole('button').click();
    await eventually(() => price.getAttribute('aria-pressed')).toBe('false');
    await eventually(() => legsOf(other).count()).toBe(0);
    expect((await storedSlip(page)).legs).toEqual([]);
    await eventually(() => page.evaluate(() => document.activeElement?.hasAttribute('data-slip-empty'))).toBe(true);
  });

  it('multiplies the prices of different matches, and says of one match that they hang together', async () => {
    const page = await visit(tomorrow);
    // A row may hold the price of a tip as well.
    const rows = page.locator('[data-match]:has(slip-price)');
    const [first, second] = [rows.nth(0), rows.nth(1)].map((row) => row.locator('slip-price button').first()) as [Locator, Locator];
    const product = Number(await first.getAttribute('value')) * Number(await second.getAttribute('value'));
    await first.click();
    await second.click();
    await eventually(() => figure(page, 'Combined odds').textContent()).toBe(product.toFixed(2));
    await eventually(() => figure(page, 'Our chance').textContent()).toMatch(/^\d+\.\d+%$/);
    await page.getByLabel('Stake (units)').fill('2,5');
    await eventually(() => figure(page, 'Returns').textContent()).toBe((2.5 * product).toFixed(2));
    await page.getByRole('button', { name: 'Singles' }).click();
    await eventually(() => figure(page, 'Total stake').textContent()).toBe('5.00');
    await page.getByRole('button', { name: 'Accumulator' }).click();
    await rows.nth(0).locator('slip-price button').nth(1).click();
    await eventually(() => rail(page).locator(`.${warnings.warning}`).textContent()).toContain('are related');
    expect(await figure(page, 'Combined odds').textContent()).toBe('–');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await eventually(() => emptyHint(page).isVisible()).toBe(true);
  });

  it('holds a winner of tennis and a spread of basketball beside football, in the language in which it is read', async () => {
    const page = await visit('/tennis');
    const choose = async (price: Locator) => {
      await price.click();
      await eventually(() => price.getAttribute('aria-pressed')).toBe('true');
      return Number(await price.getAttribute('value'));
    };
    const winner = await choose(page.locator('[data-match] slip-price[leg*=":match-winner:"] button').first());
    await page.goto(`${site}/basketball?date=2026-11-22`);
    const game = await page.locator('[data-match]:has(slip-price) > a').first().getAttribute('href');
    await page.goto(site + game);
    await scriptsAtWork(page);
    const spread = page.locator('#prices slip-price[leg*=":spread:"] button').first();
    const [, bookmaker = ''] = ((await spread.textContent()) ?? '').split(', ');
    const product = winner * (await choose(spread));
    await page.goto(site + tomorrow);
    await scriptsAtWork(page);
    const total = product * (await choose(prices(page).first()));
    await eventually(() => figure(page, 'Combined odds').textContent()).toBe(total.toFixed(2));
    // The sides are named once the page has requested them from the site.
    await eventually(() => legsOf(page).nth(0).textContent()).toMatch(/ to win.* v .*, Match winner, /);
    await eventually(() => legsOf(page).nth(1).textContent()).toMatch(new RegExp(` [+−]\\d.* at .*, Spread, ${bookmaker}`));
    await page.goto(`${site}/de${tomorrow}`);
    await scriptsAtWork(page);
    await eventually(() => figure(page, 'Gesamtquote').textContent()).toBe(total.toFixed(2).replace('.', ','));
    await eventually(() => legsOf(page).nth(0).locator('b').textContent()).toMatch(/^Sieg /);
    await eventually(() => legsOf(page).nth(1).locator('b').textContent()).toMatch(/[+−]\d+(,5)? \(Handicap\)$/);
    expect(await legsOf(page).nth(0).getByRole('link').getAttribute('href')).toContain('/de/tennis/matches/');
    expect(await legsOf(page).nth(1).getByRole('link').getAttribute('href')).toBe(`/de${game}`);
  });

  it('marks what has moved since, and what can no longer be had', async () => {
    const page = await visit(tomorrow);
    const price = prices(page).first();
    const leg = (await price.locator('..').getAttribute('leg')) as string;
    const over = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      return /data-match="(\d+)"/.exec(text)?.[1];
    }, `${site}/?list=previous`);
    const legs = [
      { key: leg, decimalOdds: 1.01 },
      { key: `${over}:match-result:0:home`, decimalOdds: 2 },
    ];
    await page.evaluate(
      (stored) => localStorage.setItem('slip', stored),
      JSON.stringify({ version: 1, mode: 'accumulator', stakeUnits: 1, legs }),
    );
    await page.reload();
    await scriptsAtWork(page);
    await eventually(() => legsOf(page).locator(`.${legLine.former}`).first().textContent()).toContain('1.01');
    await eventually(() =>
      legsOf(page)
        .and(page.locator(`.${legLine.gone}`))
        .textContent(),
    ).toContain('the match is over');
  });

  it('survives whatever is stored', async () => {
    const page = await visit(tomorrow);
    for (const stored of [
      '{broken',
      '[]',
      '7',
      '{"version":2,"legs":[1]}',
      '{"version":1,"legs":[{"key":"1:x:0:y","decimalOdds":2},null]}',
      '{"version":1,"legs":[{"key":"1:no-market:0:home","decimalOdds":2}]}',
    ]) {
      await page.evaluate((text) => localStorage.setItem('slip', text), stored);
      await page.reload();
      await scriptsAtWork(page);
      await eventually(async () => [stored, await emptyHint(page).isVisible()]).toEqual([stored, true]);
      await prices(page).first().click();
      await eventually(async () => [stored, await legsOf(page).count()]).toEqual([stored, 1]);
    }
  });

  it('opens over a phone’s page from the bottom bar, and Escape closes it', async () => {
    const page = await visit(tomorrow, { viewport: { width: 390, height: 844 } });
    const sheet = page.locator('dialog#slip-sheet');
    await prices(page).first().click();
    await eventually(() => page.locator('nav slip-count').textContent()).toBe('1');
    await page.locator('nav slip-opener a').click();
    await eventually(() => sheet.locator(`.${legLine.price}`).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => sheet.isVisible()).toBe(false);
    await page.locator('nav slip-opener a').click();
    await sheet.locator(`.${legLine.leg}`).getByRole('link').click();
    await eventually(() => page.locator('h1').textContent()).toContain(' v ');
    await eventually(() => sheet.isVisible()).toBe(false);
  });

  it('says without a script that it needs one', async () => {
    const page = await visit(tomorrow, { javaScriptEnabled: false });
    expect(await rail(page).innerText()).toContain('needs JavaScript');
    expect(await (await fetch(`${site}/cz?date=2026-11-22`)).text()).toContain('potřebuje JavaScript');
  });
});
