import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import legLine from '#app/islands/slip/leg-line.module.css';
import place from '#app/shell/bet-slip.module.css';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { copyCheckout } from './copy-checkout.ts';
import { noteRequests } from './note-requests.ts';
import { type StartedSite, startSite } from './start-site.ts';
import { scriptsAtWork } from './visitors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fiveMinutesMs = 300_000;
/** An attribute on the second build's page of leagues, which the first build's has not. */
const second = 'data-second-build';

const run = promisify(execFile);
const browser = await sharedBrowser();
let folder: string;
let site: StartedSite;
let rebuilding: Promise<string>;
/** Visitors who came while the first build was served, and stay. */
const stayed = {} as Record<'odds' | 'returning' | 'choosing' | 'writing' | 'away', Visitor>;

interface Visitor {
  readonly page: Page;
  /** The paths of the whole documents that were loaded, in their order. */
  readonly documents: string[];
  /** Returns the paths requested until now. */
  requested(): Promise<string[]>;
  /** The events that were raised on the page under the specification's name. */
  readonly events: string[];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tipledger-redeploy-'));
  chmodSync(folder, 0o755);
  const settings = { DATA_FOLDER: join(folder, 'data'), DATASET: 'real', ROLE: 'web' };
  // It is built while the first is served.
  rebuilding = changedCheckout();
  // Until it is waited for, its failure need not be reported.
  rebuilding.catch(() => undefined);
  site = await startSite(root, { ...settings, PORT: '0' });
  stayed.odds = await visit('/odds');
  stayed.returning = await visit('/odds');
  stayed.choosing = await visit('/tips');
  stayed.writing = await visit('/contact');
  stayed.away = await visit('/leagues');
  const checkout = await rebuilding;
  await site.stop();
  site = await startSite(checkout, { ...settings, PORT: new URL(site.address).port });
}, 300_000);

afterAll(async () => {
  await rebuilding?.catch(() => undefined);
  await site?.stop();
  if (folder !== undefined) await removeFolder(folder);
});

/**
 * Builds a copy of the sources with a changed page and a changed island of the bet slip, whose file therefore has another name; returns its
 * folder.
 */
async function changedCheckout(): Promise<string> {
  const copy = join(folder, 'checkout');
  await copyCheckout(copy);
  await mark(join(copy, 'app/pages/leagues/leagues-page.tsx'), '<h1 ');
  await mark(join(copy, 'app/islands/slip/slip-box.tsx'), '<fieldset ');
  const build = "const { buildIfStale } = await import('./server/start/build.ts'); await buildIfStale(() => undefined);";
  await run(process.execPath, ['--input-type=module', '-e', build], { cwd: copy });
  return copy;
}

/** Marks every element that a file writes with this opening as one of the second build. */
async function mark(file: string, opening: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  expect(before).toContain(opening);
  await writeFile(file, before.replaceAll(opening, `${opening}${second}="" `));
}

async function visit(path: string): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'Europe/London' });
  const page = await context.newPage();
  const visitor: Visitor = { page, documents: [], events: [], requested: noteRequests(page) };
  await page.clock.install();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visitor.documents.push(new URL(request.url()).pathname);
  });
  await page.exposeFunction('raised', (message: string) => visitor.events.push(message));
  await page.addInitScript(() => {
    addEventListener('preload-error', (event) => {
      const { raised } = window as unknown as { raised(message: string): void };
      raised(((event as CustomEvent).detail as Error).message);
    });
  });
  await page.goto(site.address + path);
  await scriptsAtWork(page);
  visitor.documents.length = 0;
  return visitor;
}

/** Puts a bet on the slip, as another tab of the visitor's does: the page requests the part that shows it. */
const fillSlip = (page: Page) =>
  page.evaluate(() => {
    const legs = [{ key: '1:match-result:0:home', decimalOdds: 2 }];
    localStorage.setItem('slip', JSON.stringify({ version: 1, mode: 'singles', stakeUnits: 1, legs }));
    dispatchEvent(new StorageEvent('storage', { key: 'slip' }));
  });

describe('a visitor who stays while the site is built anew', () => {
  it('finds the newer build by asking every five minutes, and gets it with the next page', async () => {
    const { page, documents, requested, events } = stayed.odds;
    expect(await requested()).not.toContain('/builds/latest.json');
    await page.clock.runFor(fiveMinutesMs);
    await page.waitForFunction(() => document.documentElement.dataset.newerBuild !== undefined);
    await page.getByRole('banner').getByRole('link', { name: 'Leagues', exact: true }).click();
    await page.waitForURL(`${site.address}/leagues`);
    expect(await page.locator(`h1[${second}]`).count()).toBe(1);
    expect([documents, events]).toEqual([['/leagues'], []]);
  });

  it('finds it at once when returning to the tab', async () => {
    const { page } = stayed.returning;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForFunction(() => document.documentElement.dataset.newerBuild !== undefined);
  });

  it('gets the page anew, once, where a part of it is gone, and the error is raised', async () => {
    const { page, documents, events } = stayed.choosing;
    const before = await page.locator('html').getAttribute('data-build');
    await fillSlip(page);
    await expect.poll(() => page.locator('html').getAttribute('data-build')).not.toBe(before);
    await scriptsAtWork(page);
    await expect.poll(() => page.locator(`.${place.rail} .${legLine.leg}`).count()).toBe(1);
    expect(documents).toEqual(['/tips']);
    expect(events.length).toBeGreaterThan(0);
    expect(events[0]).toMatch(/module|import/i);
  });

  it('keeps the page, and what was written, where a form holds text', async () => {
    const { page, documents, requested, events } = stayed.writing;
    await page.locator('main textarea[name=message]').fill('About my tips');
    const asked = page.waitForResponse(/builds\/latest\.json/);
    await fillSlip(page);
    await (await asked).finished();
    await expect.poll(() => events.length).toBeGreaterThan(0);
    await requested();
    expect(await page.locator('main textarea[name=message]').inputValue()).toBe('About my tips');
    expect(documents).toEqual([]);
  });

  it('keeps the page that is there while the site cannot be reached', async () => {
    const { page, documents, events } = stayed.away;
    await page.context().setOffline(true);
    await fillSlip(page);
    await expect.poll(() => page.locator(`.${place.rail} slip-count`).textContent()).toBe('1');
    await expect.poll(() => events.length).toBeGreaterThan(0);
    // The site was already checked for a newer build, and did not answer then either.
    await page.evaluate((path) => fetch(path).catch(() => undefined), site.address);
    expect(documents).toEqual([]);
    expect(await page.getByRole('banner').count()).toBe(1);
  });
});

describe('a part that is gone for good', () => {
  it('is tried by one document a path within ten seconds', async () => {
    const visitor = await visit('/tips');
    const { page, documents, requested, events } = visitor;
    const cameMs = Date.now();
    await page.clock.setFixedTime(cameMs);
    await page.route(/assets\/slip-box\.island-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(/builds\/latest\.json/, (route) => route.fulfill({ json: { id: 'another' } }));
    await fillSlip(page);
    await expect.poll(() => documents).toEqual(['/tips']);
    await page.clock.setFixedTime(cameMs + 9_000);
    await expect.poll(() => events.length).toBe(2);
    await requested();
    expect(documents).toEqual(['/tips']);
    expect(events).toHaveLength(2);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
  });
});
