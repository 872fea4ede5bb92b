import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { itThoroughly } from '#tests/factories/how-many.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { copyCheckout } from './copy-checkout.ts';
import { type StartedSite, startSite } from './start-site.ts';

const calculator = '/betting-odds-calculator-converter-tips-betting-tool';
const leaguesPage = 'app/pages/leagues/leagues-page.tsx';
const messages = 'languages/en/messages.json';

const browser = sharedBrowser();
let folder: string;
let site: StartedSite;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tipledger-hot-reload-'));
  await chmod(folder, 0o755);
  await copyCheckout(join(folder, 'checkout'));
  const settings = { PORT: '0', DATA_FOLDER: join(folder, 'data'), DATASET: 'real', ROLE: 'web' };
  site = await startSite(join(folder, 'checkout'), settings, 'server/start/dev.ts');
  context = await (await browser).newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  // A busy machine takes minutes to copy, build and start it.
}, 300_000);

// A document of its own for each, so that no other one says that it is connected.
beforeEach(async () => {
  page = await context.newPage();
});

afterEach(() => page?.close());

afterAll(async () => {
  await context?.close();
  await site?.stop();
  if (folder !== undefined) await removeFolder(folder);
});

/** Acts so that a document is loaded, and waits until the document receives changes. */
async function whenConnected(act: () => Promise<unknown>): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await act();
  await connected;
}

const open = (path: string) => whenConnected(() => page.goto(site.address + path));
const hydrated = () => page.locator('page-island[name="calculator/calculator"][data-hydrated]').waitFor();

/** Replaces a text in a source of the running site, as an editor that saves the file does. */
async function edit(source: string, before: string, after: string): Promise<void> {
  const file = join(folder, 'checkout', source);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(before);
  await writeFile(file, text.replace(before, after));
}

const styleOf = (selector: string, property: string) =>
  page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

// The last one stops the site. What is changed in the same way as in another of these is left to thorough runs.
describe('a page that is open while its sources are worked on', { shuffle: false }, () => {
  it('hears of changes at the port of the site', async () => {
    const socket = page.waitForEvent('websocket');
    await open('/leagues');
    expect(new URL((await socket).url()).port).toBe(new URL(site.address).port);
  });

  it('is joined by one that shows all components in both schemes and three languages', async () => {
    const answer = await fetch(`${site.address}/components`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    const shown = html.match(/data-component="\w+"/g);
    expect(shown?.length).toBeGreaterThan(100);
    for (const name of ['MatchRow', 'StandingsTable', 'TennisRow', 'BasketballRow']) expect(shown).toContain(`data-component="${name}"`);
    for (const cell of ['lang="en" data-scheme="light"', 'lang="de" data-scheme="light"', 'lang="el" data-scheme="dark"'])
      expect(html).toContain(cell);
  });

  it('shows what the changed page says', async () => {
    await open('/leagues');
    await edit(leaguesPage, "{t('leagues.heading')}</h1>", 'Leagues of the world</h1>');
    await page.getByRole('heading', { level: 1, name: 'Leagues of the world' }).waitFor();
  });

  itThoroughly('shows what is read differently for all pages', async () => {
    await open('/leagues');
    await edit('app/shell/shell.server.ts', 'leagues: countries.reduce(', 'leagues: 4321 + countries.reduce(');
    await page.getByRole('contentinfo').getByText('4,321').waitFor();
  });

  it('says what is wrong with a source, and shows the page once that is mended', async () => {
    await open('/leagues');
    const file = join(folder, 'checkout', leaguesPage);
    const whole = await readFile(file, 'utf8');
    // Mended also when the test fails, and not touched once more when it passes.
    onTestFinished(async () => {
      if ((await readFile(file, 'utf8')) !== whole) await writeFile(file, whole);
    });
    await edit(leaguesPage, 'function AllLeagues(', 'function AllLeagues((');
    await page.getByText('leagues-page.tsx').first().waitFor();
    await edit(leaguesPage, 'function AllLeagues((', 'function AllLeagues(');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('exchanges a changed island, and keeps what was typed into its form', async () => {
    await open(calculator);
    await hydrated();
    const odds = page.getByLabel('Odds', { exact: true });
    await odds.fill('7/4');
    const before = await page.evaluateHandle(() => document.documentElement);
    await edit('app/islands/calculator/calculator.tsx', "{t('calculator.example')}", 'Show me how');
    await page.getByRole('link', { name: 'Show me how' }).waitFor();
    expect(await odds.inputValue()).toBe('7/4');
    expect(await before.evaluate((root) => root === document.documentElement)).toBe(true);
  });

  it('shows the changed style of a component', async () => {
    await open('/leagues');
    await edit('app/ui/section.module.css', 'padding-top: 4px', 'padding-top: 61px');
    await expect.poll(() => styleOf('main > div', 'padding-top')).toBe('61px');
  });

  itThoroughly('has the name of a class that a style sheet gains', async () => {
    await open('/leagues');
    await edit('app/pages/leagues/leagues-page.module.css', '.', '.planted { caret-color: rgb(4, 5, 6); }\n.');
    await edit(leaguesPage, '<h1 className={', '<h1 className={styles.planted + " " + ');
    await expect.poll(() => styleOf('h1', 'caret-color')).toBe('rgb(4, 5, 6)');
  });

  it('reads the whole of a source that is emptied at first and written then, as many editors save', async () => {
    const source = 'app/ui/chart-ticks.ts';
    const served = async () => (await fetch(`${site.address}/${source}`)).text();
    expect(await served()).toContain('chartTicks');
    const file = join(folder, 'checkout', source);
    const text = await readFile(file, 'utf8');
    await writeFile(file, '');
    await expect.poll(served, { interval: 1 }).not.toContain('chartTicks');
    await writeFile(file, text);
    await expect.poll(served).toContain('chartTicks');
  });

  itThoroughly('shows the changed style of an island', async () => {
    await open(calculator);
    await edit('app/islands/calculator/calculator.module.css', 'padding-top: 16px', 'padding-top: 62px');
    await expect.poll(() => styleOf('page-island[name="calculator/calculator"] > div', 'padding-top')).toBe('62px');
  });

  itThoroughly('shows a changed style of the whole site', async () => {
    await open('/leagues');
    await edit('app/styles/base.css', 'html { -webkit', 'html { caret-color: rgb(1, 2, 3); -webkit');
    await expect.poll(() => styleOf('html', 'caret-color')).toBe('rgb(1, 2, 3)');
  });

  it('shows changed words', async () => {
    await open('/leagues');
    await edit(messages, '"allCountries": "All countries"', '"allCountries": "Every country"');
    await page.getByRole('main').getByRole('heading', { name: 'Every country' }).waitFor();
  });

  itThoroughly('shows changed words in an island', async () => {
    await open(calculator);
    await hydrated();
    await whenConnected(() => edit(messages, '"reset": "Reset"', '"reset": "Empty all"'));
    await hydrated();
    expect(await page.getByText('Empty all', { exact: true }).count()).toBe(1);
  });

  itThoroughly('runs a changed script of the time before the first paint', async () => {
    await open('/leagues');
    await edit('app/before-paint/before-paint.ts', "replace('no-script', 'script')", "replace('no-script', 'changed-script')");
    await page.locator('html.changed-script').waitFor();
  });

  it('asks for the site again and again once that has stopped', async () => {
    await open('/leagues');
    await site.stop();
    const next = createServer();
    onTestFinished(async () => {
      next.closeAllConnections();
      await new Promise((closed) => next.close(closed));
    });
    const requested = new Promise<string | undefined>((heard) => {
      next.on('upgrade', ({ headers }, socket) => {
        socket.destroy();
        heard(headers['sec-websocket-protocol']);
      });
    });
    next.listen(Number(new URL(site.address).port), '127.0.0.1');
    expect(await requested).toBe('vite-ping');
  });
});
