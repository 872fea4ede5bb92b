import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { connectionString } = await createTestDatabase({ withCatalogue: true });
const [domain, mainHost] = ['tipps.example', 'tips.example'];
let address: string;
let browser: Browser;

beforeAll(async () => {
  address = (await startTestSite(connectionString, { DOMAIN_DE: domain, PUBLIC_URL: `http://${mainHost}` })).address;
  browser = await launchBrowser([`--host-resolver-rules=MAP ${domain} 127.0.0.1, MAP ${mainHost} 127.0.0.1`]);
}, 240_000);
afterAll(() => browser.close());

/** Opens a page in a browser that has not visited the site before, and returns the language that is stored then. */
async function storedAfter(url: string, context: BrowserContext): Promise<{ cookie: string | undefined; language: string | null }> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on');
  const cookies = await context.cookies(url);
  return {
    cookie: cookies.find(({ name }) => name === 'i18n_redirected')?.value,
    language: await page.evaluate(() => localStorage.getItem('language')),
  };
}

const at = (host: string, path: string) => address.replace('localhost', host) + path;

describe("a visitor's first page at a language's own domain", () => {
  it.each(['/leagues', '/contact', '/no-such-page'])(
    'stores the language on %s',
    async (path) => {
      const context = await browser.newContext();
      expect(await storedAfter(at(domain, path), context)).toEqual({ cookie: 'de', language: 'de' });
      const [cookie] = await context.cookies(at(domain, '/'));
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false });
      // 365 days, less the seconds of this test.
      expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 1);
      await context.close();
    },
    60_000,
  );

  it('takes the place of a language that was chosen before', async () => {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'i18n_redirected', value: 'it', domain, path: '/' }]);
    expect(await storedAfter(at(domain, '/leagues'), context)).toEqual({ cookie: 'de', language: 'de' });
    await context.close();
  }, 60_000);

  it('is the same bytes for everybody and sets no cookie by itself, so that shared caches may keep it', async () => {
    const { headers } = await askRaw(address, '/leagues', { host: domain });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toMatch(/^public/);
  });
});

it('a page at the domain of several languages stores none', async () => {
  const context = await browser.newContext();
  expect(await storedAfter(at(mainHost, '/cz/leagues'), context)).toEqual({ cookie: undefined, language: null });
  await context.close();
}, 60_000);
