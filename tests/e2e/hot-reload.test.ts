import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyCheckout } from './copy-checkout.ts';
import { launchBrowser } from './launch-browser.ts';
import { type StartedSite, startSite } from './start-site.ts';

const calculator = '/betting-odds-calculator-converter-tips-betting-tool';
const typed = '7/4';

let browser: Browser;
let folder: string;
let site: StartedSite;
let page: Page;

beforeAll(async () => {
  [browser, folder] = await Promise.all([launchBrowser(), mkdtemp(join(tmpdir(), 'tipledger-hot-reload-'))]);
  await chmod(folder, 0o755);
  await copyCheckout(join(folder, 'checkout'));
  const settings = { PORT: '0', DATA_FOLDER: join(folder, 'data'), DATASET: 'real', JOBS: 'off' };
  site = await startSite(join(folder, 'checkout'), settings, 'server/start/dev.ts');
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** Opens a page, and waits until it hears of changes. */
async function open(path: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(site.address + path);
  await connected;
}

/** Opens the calculator, and types into its form once the island is taken over. */
async function openCalculator(): Promise<void> {
  await open(calculator);
  await page.locator('page-island[name="calculator/calculator"][data-hydrated]').waitFor();
  await page.getByLabel('Odds', { exact: true }).fill(typed);
}

/** Writes one thing in a source of the running site instead of another, as an editor that saves. */
async function edit(source: string, before: string, after: string): Promise<void> {
  const file = join(folder, 'checkout', source);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(before);
  await writeFile(file, text.replace(before, after));
}

const styleOf = (selector: string, property: string) =>
  page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('a page that is open while its sources are worked on', () => {
  it('shows what a changed page says', async () => {
    await open('/leagues');
    await edit('app/pages/leagues/leagues-page.tsx', "{t('leagues.heading')}</h1>", 'Leagues of the world</h1>');
    await page.getByRole('heading', { level: 1, name: 'Leagues of the world' }).waitFor();
  });

  it('exchanges a changed island, and keeps what was typed into its form', async () => {
    await openCalculator();
    const shown = await page.evaluateHandle(() => document.documentElement);
    await edit('app/islands/calculator/calculator.tsx', "{t('calculator.example')}", 'Show me how');
    await page.getByRole('link', { name: 'Show me how' }).waitFor();
    expect(await page.getByLabel('Odds', { exact: true }).inputValue()).toBe(typed);
    expect(await shown.evaluate((root) => root === document.documentElement)).toBe(true);
  });

  it('shows the changed style of a component', async () => {
    await open(calculator);
    await edit('app/islands/calculator/calculator.module.css', 'padding-top: 16px', 'padding-top: 61px');
    await expect.poll(() => styleOf('page-island[name="calculator/calculator"] > div', 'padding-top')).toBe('61px');
  });

  it('shows a changed style of the whole site', async () => {
    await open('/leagues');
    await edit('app/styles/base.css', 'html { -webkit', 'html { caret-color: rgb(1, 2, 3); -webkit');
    await expect.poll(() => styleOf('html', 'caret-color')).toBe('rgb(1, 2, 3)');
  });

  it('shows changed words, on the page and in an island', async () => {
    await open(calculator);
    await edit('app/i18n/messages/en.json', '"heading": "Odds calculator and converter"', '"heading": "The calculator of odds"');
    await page.getByRole('heading', { level: 1, name: 'The calculator of odds' }).waitFor();
    await page.locator('page-island[name="calculator/calculator"][data-hydrated]').waitFor();
    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
    await edit('app/i18n/messages/en.json', '"Reset"', '"Empty all"');
    await connected;
    await page.locator('page-island[name="calculator/calculator"][data-hydrated]').waitFor();
    expect(await page.getByText('Empty all', { exact: true }).count()).toBe(1);
  });

  it('runs a changed script of the time before the first paint', async () => {
    await open('/leagues');
    await edit(
      'app/document/before-paint/keep-place.ts',
      'export function keepPlace',
      'document.documentElement.dataset.changed = "";\nexport function keepPlace',
    );
    await page.locator('html[data-changed]').waitFor();
  });
});
