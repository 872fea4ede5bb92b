import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const { newPage } = receiveVisitors();

/** Opens a page for a visitor whose country the browser knows from an earlier visit. */
async function visit(path: string, country: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.addInitScript((code) => localStorage.setItem('iso_code', code), country);
  await page.goto(site + path);
  return page;
}
/* The bookmakers of the demonstration are licensed in every country of the table, of which France is none. */
const buttons = (page: Page) => page.locator('#value slip-price button');

it('a tip’s price can be chosen where its bookmaker is licensed', async () => {
  const page = await visit('/tips', 'GB');
  await expect.poll(() => buttons(page).first().isVisible()).toBe(true);
  expect(await page.locator('#value').getByText('no licence known in your country').first().isVisible()).toBe(false);
});

it('elsewhere predictions keep their chances without the prices', async () => {
  const page = await visit('/tips', 'FR');
  const entry = page.locator('#likely li').first();
  await expect.poll(() => entry.locator('slip-price button').isVisible()).toBe(false);
  expect(await entry.innerText()).toMatch(/\d\d%/);
});

it('elsewhere the price at which it was written stays, with the reason', async () => {
  const page = await visit('/tips', 'FR');
  const [button, reason] = [buttons(page).first(), page.locator('#value').getByText('no licence known in your country').first()];
  await expect.poll(() => reason.isVisible()).toBe(true);
  expect(await button.isVisible()).toBe(false);
});

it('the reason leaves a bet its room in the narrow box of the best tips', async () => {
  const page = await visit('/leagues', 'FR', { viewport: { width: 1440, height: 900 } });
  const tip = page.locator('aside li', { has: page.locator('licensed-price') }).last();
  await expect.poll(() => tip.getByText('no licence known in your country').isVisible()).toBe(true);
  const [bet, whole] = await Promise.all([tip.locator('b').first().boundingBox(), tip.boundingBox()]);
  expect((bet?.width ?? 0) / (whole?.width ?? 0)).toBeGreaterThan(0.5);
});
