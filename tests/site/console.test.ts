import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConsoleLink } from '#server/console/console-link.ts';
import { parts } from '#server/console/parts.ts';
import { accessibilityFaults, contrastFaults } from '#tests/e2e/accessibility-faults.ts';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const port = await freePort();
const address = `http://localhost:${port}`;
// A name of another site that leads to this machine, as after DNS rebinding.
const browser = await launchBrowser(['--host-resolver-rules=MAP evil.example 127.0.0.1']);
afterAll(() => browser.close());
beforeAll(async () => {
  await startTestSite(connectionString, { CONSOLE_PORT: String(port) });
}, 90_000);

/** Runs `npm run console` as a process of its own. */
async function runConsole(words: readonly string[] = [], settings: Readonly<Record<string, string>> = { CONSOLE_PORT: String(port) }) {
  const child = spawn(process.execPath, ['server/commands/console.ts', ...words], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATABASE_URL: connectionString, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], out, err] = await Promise.all([once(child, 'close') as Promise<[number | null]>, text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

/** Returns the link that the command prints. */
async function linkOfCommand(name: string): Promise<string> {
  const { out } = await runConsole(['--name', name]);
  return /http:\S+/.exec(out)?.[0] ?? `no link in: ${out}`;
}

/** Returns such a link without a process of its own. */
const makeLink = async () => address + (await makeConsoleLink(db, 'ada', new Date()));

/** Opens a window of its own, without scripts unless they are needed for looking at the page. */
async function openWindow(width: number, withScripts = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    javaScriptEnabled: withScripts,
    bypassCSP: withScripts,
  });
  return context.newPage();
}

const titleOf = (page: Page) => page.locator('h1').innerText();

describe('npm run console', () => {
  it('prints a link in the name of the operator, else of the system’s user', async () => {
    expect((await runConsole(['--name', 'grace'])).out).toMatch(
      new RegExp(`^The console, once within 10 minutes, as grace:\\n${address}/enter/[\\w-]{43}\\n$`),
    );
    expect((await runConsole()).out).toMatch(/, as \S+:\n/);
  });

  it('says how to reach a socket, and that nothing listens there', async () => {
    const { out } = await runConsole([], { CONSOLE_PORT: '/data/console.sock' });
    expect(out).toMatch(/http:\/\/localhost:8100\/enter\/[\w-]{43}\n.*ssh -N -L 8100:\/data\/console\.sock.*\nNothing listens there/);
  });

  it('makes none where the site has no console, or for a name without letters', async () => {
    expect(await runConsole([], {})).toMatchObject({ code: 1, out: '', err: expect.stringContaining('CONSOLE_PORT is missing') });
    expect(await runConsole(['--name', ' '])).toMatchObject({ code: 2, err: expect.stringContaining('1 to 60 letters') });
  });
});

describe('in a browser without scripts', () => {
  it('a link opens the console once, in one browser, until it is closed', async () => {
    const link = await linkOfCommand('ada');
    const page = await openWindow(1440);
    await page.goto(link);
    expect([page.url(), await titleOf(page)]).toEqual([`${address}/`, 'Overview']);
    await page.reload();
    expect(await page.locator('.actor').innerText()).toBe('ada');

    const other = await openWindow(1440);
    expect((await other.goto(link))?.status()).toBe(403);
    expect(await other.locator('main').innerText()).toContain('was used before');
    await other.goto(`${address}/jobs`);
    expect(await titleOf(other)).toBe('The console is closed');

    await page.getByRole('button', { name: 'Close' }).click();
    await page.goto(`${address}/jobs`);
    expect(await titleOf(page)).toBe('The console is closed');
  });

  it('a link that has expired opens nothing', async () => {
    const link = await makeLink();
    await db.query(`update console_links set expires_at = expires_at - interval '10 minutes'`);
    const page = await openWindow(390);
    expect((await page.goto(link))?.status()).toBe(403);
    await page.goto(address);
    expect(await titleOf(page)).toBe('The console is closed');
  });

  it('a name of another site that leads to this machine is refused, with a link as well', async () => {
    const link = await makeLink();
    const page = await openWindow(390);
    const answer = await page.goto(link.replace('localhost', 'evil.example'));
    expect([answer?.status(), await answer?.text()]).toEqual([421, 'Misdirected Request: the console is at localhost\n']);
    expect((await page.goto(link))?.status()).toBe(200);
  });

  it('every part is reached from the overview, and from every other', async () => {
    const page = await openWindow(390);
    await page.goto(await makeLink());
    for (const { path, title } of parts) {
      await page.locator('.lines').getByRole('link', { name: title }).click();
      expect([page.url(), await titleOf(page)]).toEqual([`${address}/${path}`, title]);
      await page.getByRole('navigation', { name: 'Parts of the console' }).getByRole('link', { name: 'Overview' }).click();
    }
  });
});

describe.each(howMany([390], [390, 1440]))('at %i px', (width) => {
  it('no part is wider than the screen or has a fault of accessibility, in either scheme', async () => {
    const page = await openWindow(width, true);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(await makeLink());
    let scheme: 'light' | 'dark' = 'light';
    for (const path of ['', ...parts.map((part) => part.path)]) {
      await page.goto(`${address}/${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      // Contrast in the scheme that the part before was left in is among these.
      expect(await accessibilityFaults(page), path).toEqual([]);
      scheme = scheme === 'light' ? 'dark' : 'light';
      expect(await contrastFaults(page, scheme), `${path} ${scheme}`).toEqual([]);
    }
    expect(failures).toEqual([]);
  });
});
