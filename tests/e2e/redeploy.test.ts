import { chmodSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#data/database/free-port.ts';
import { launchBrowser } from './launch-browser.ts';
import { type StartedSite, startSite } from './start-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fiveMinutesMs = 300_000;
/** What the second build's page of leagues says of itself, and the first's does not. */
const second = 'data-second-build';

let browser: Browser;
let folder: string;
let site: StartedSite;
/** Visitors who came while the first build was served, and stay. */
const stayed = {} as Record<'home' | 'leagues' | 'odds' | 'returning' | 'goingBack', Visitor>;

interface Visitor {
  readonly page: Page;
  /** The paths of which a whole document was loaded, in their order. */
  readonly documents: string[];
  /** The paths that were asked for otherwise. */
  readonly requests: string[];
  /** What was raised on the page under the specification's name. */
  readonly events: string[];
}

beforeAll(async () => {
  [browser, folder] = await Promise.all([launchBrowser(), mkdtemp(join(tmpdir(), 'tipledger-redeploy-'))]);
  chmodSync(folder, 0o755);
  const settings = { PORT: String(await freePort()), DATA_FOLDER: join(folder, 'data'), DATASET: 'real', JOBS: 'off' };
  site = await startSite(root, settings);
  stayed.home = await visit('/');
  stayed.leagues = await visit('/leagues');
  stayed.odds = await visit('/odds');
  stayed.returning = await visit('/odds');
  stayed.goingBack = await visit('/odds');
  await follow(stayed.goingBack, 'Tips', '/tips');
  await site.stop();
  site = await startSite(await changedCheckout(), settings);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** The same sources but for one page, which therefore has other files, and without what was built of them. */
async function changedCheckout(): Promise<string> {
  const copy = join(folder, 'checkout');
  const left = new Set(['node_modules', 'build', 'bench', 'tests', 'docs', '.git', '.data', '.react-router']);
  await cp(root, copy, { recursive: true, filter: (path) => !left.has(relative(root, path).split(sep)[0] as string) });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const file = join(copy, 'app/pages/leagues/leagues-page.tsx');
  const before = await readFile(file, 'utf8');
  const after = before.replaceAll('<h1 className="h1">', `<h1 className="h1" ${second}="">`);
  expect(after).not.toBe(before);
  await writeFile(file, after);
  return copy;
}

async function visit(path: string): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'Europe/London' });
  const page = await context.newPage();
  const visitor: Visitor = { page, documents: [], requests: [], events: [] };
  await page.clock.install();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    (request.isNavigationRequest() ? visitor.documents : visitor.requests).push(pathname);
  });
  await page.exposeFunction('raised', (message: string) => visitor.events.push(message));
  await page.addInitScript(() => {
    addEventListener('preload-error', (event) => {
      const { raised } = window as unknown as { raised(message: string): void };
      raised(((event as CustomEvent).detail as Error).message);
    });
  });
  await page.goto(site.address + path);
  await hydrated(page);
  visitor.documents.length = 0;
  visitor.requests.length = 0;
  return visitor;
}

const hydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.router === 'on');

/** Waits for a page that came as a document of its own, and not by way of another page's router. */
const loadedAnew = (page: Page) =>
  page.waitForFunction(() => !('followedFromHere' in window) && document.documentElement.dataset.router === 'on');

/** Follows a link of the masthead until the page stands. */
async function follow({ page }: Visitor, name: string, path: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { followedFromHere: true }));
  await page.locator('.mast nav').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(site.address + path);
  await page.locator('main h1').waitFor();
}

describe('a visitor who stays while the site is built anew', () => {
  it('finds the newer build by asking every five minutes, and then loads documents', async () => {
    const { page, documents, requests, events } = stayed.odds;
    expect(requests).not.toContain('/builds/latest.json');
    const asked = page.waitForResponse(/builds\/latest\.json\?\d+$/);
    await page.clock.runFor(fiveMinutesMs);
    await (await asked).finished();
    await follow(stayed.odds, 'Leagues', '/leagues');
    expect(documents).toEqual(['/leagues']);
    expect(await page.locator(`h1[${second}]`).count()).toBe(1);
    expect(events).toEqual([]);
    // The new page is of the build that is served, and navigates by itself again.
    await hydrated(page);
    documents.length = 0;
    await follow(stayed.odds, 'Odds', '/odds');
    expect(documents).toEqual([]);
  });

  it('finds it at once when returning to the tab', async () => {
    const { page, documents } = stayed.returning;
    const asked = page.waitForResponse(/builds\/latest\.json/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await asked).finished();
    await follow(stayed.returning, 'Leagues', '/leagues');
    expect(documents).toEqual(['/leagues']);
  });

  it('goes back by documents as well, once it is known', async () => {
    const { page, documents, requests } = stayed.goingBack;
    const asked = page.waitForResponse(/builds\/latest\.json/);
    await page.clock.runFor(fiveMinutesMs);
    await (await asked).finished();
    requests.length = 0;
    await page.goBack();
    await page.waitForURL(`${site.address}/odds`);
    await hydrated(page);
    expect(documents).toEqual(['/odds']);
    expect(requests.filter((path) => path.endsWith('.data'))).toEqual([]);
  });

  it('is led on by one document where the code of the next page is gone, and Back leads to where the visitor was', async () => {
    const { page, documents, events } = stayed.home;
    await follow(stayed.home, 'Leagues', '/leagues');
    await loadedAnew(page);
    expect(await page.locator(`h1[${second}]`).count()).toBe(1);
    expect(documents).toEqual(['/leagues']);
    expect(events.length).toBeGreaterThan(0);
    expect(events[0]).toMatch(/module/);
    await page.goBack();
    await page.waitForURL(`${site.address}/`);
  });

  it('is led on as well where the code of the present page is gone', async () => {
    const { page, documents, events } = stayed.leagues;
    await follow(stayed.leagues, 'Odds', '/odds');
    await loadedAnew(page);
    expect(documents).toEqual(['/odds']);
    expect(events.length).toBeGreaterThan(0);
  });
});

describe('a part that is gone for good', () => {
  it('is tried by one document a path, not by one after the other', async () => {
    const visitor = await visit('/');
    const { page, documents, events } = visitor;
    await page.route(/assets\/odds-page-[^.]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await follow(visitor, 'Odds', '/odds');
    await loadedAnew(page);
    expect([documents, events.length]).toEqual([['/odds'], 1]);
    // The page's own code is asked for with the next navigation, which this time is to another path.
    await follow(visitor, 'Leagues', '/leagues');
    await loadedAnew(page);
    await page.locator('.mast nav').getByRole('link', { name: 'Odds', exact: true }).click();
    await expect.poll(() => page.locator('main.problem h1').count()).toBe(1);
    expect(documents).toEqual(['/odds', '/leagues']);
    // The way out is a document again.
    await page.locator('main.problem .ways a').first().click();
    await expect.poll(() => page.locator('main.problem').count()).toBe(0);
    expect(documents).toEqual(['/odds', '/leagues', '/odds']);
  });

  it('is not tried at all while the site cannot be reached: the page that is there stays', async () => {
    const visitor = await visit('/tips');
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.context().setOffline(true);
    await visitor.page.locator('.mast nav').getByRole('link', { name: 'Leagues', exact: true }).click();
    await expect.poll(() => visitor.page.locator('main.problem h1').count()).toBe(1);
    expect(visitor.documents).toEqual([]);
    expect(await visitor.page.locator('.mast').count()).toBe(1);
  });
});
