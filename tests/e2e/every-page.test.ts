import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prefixedPath } from '#app/i18n/locales.ts';
import { accessibilityFaults, contrastFaults } from './accessibility-faults.ts';
import { pageNames, pathsOfPages } from './pages-of-every-kind.ts';
import { site } from './site.ts';
import { receiveVisitors, scriptsAtWork } from './visitors.ts';

const { visit, stay } = receiveVisitors({ bypassCSP: true });
let paths: Awaited<ReturnType<typeof pathsOfPages>>;

beforeAll(async () => {
  paths = await pathsOfPages(site);
});

const looks = [
  { prefix: '', width: 390, colorScheme: 'light' },
  { prefix: '/de', width: 1440, colorScheme: 'dark' },
  { prefix: '/gr', width: 390, colorScheme: 'dark' },
  { prefix: '/cz', width: 390, colorScheme: 'light' },
  { prefix: '/es', width: 1440, colorScheme: 'light' },
  { prefix: '/it', width: 390, colorScheme: 'dark' },
  { prefix: '/pt_br', width: 1440, colorScheme: 'dark' },
] as const;

/** Returns whether a page is searched for faults in a look: each is in English, and in one of the other looks, by turns. */
function isSearchedIn(look: (typeof looks)[number], name: (typeof pageNames)[number]): boolean {
  const [english, ...others] = looks;
  return look === english || look === others[pageNames.indexOf(name) % others.length];
}

/** Has a page at a path look as to a visitor who comes for the first time. */
async function openAnew(page: Page, path: string, colorScheme: 'light' | 'dark'): Promise<void> {
  if (page.url().startsWith(site)) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await page.context().clearCookies();
  await page.emulateMedia({ colorScheme });
  await page.goto(site + path);
  await scriptsAtWork(page);
}

describe.each(looks)('$prefix at $width px, $colorScheme', (look) => {
  const { prefix, width, colorScheme } = look;
  // One visitor for all pages: a new one has to load and compile the scripts, and what looks for faults, once more at every page.
  let page: Page;
  beforeAll(async () => {
    page = await stay({ viewport: { width, height: 900 }, colorScheme, serviceWorkers: 'block' });
  });
  afterAll(() => page?.context().close());

  it.each(pageNames.filter((name) => !isSearchedIn(look, name)))('%s does not scroll sideways', async (name) => {
    await openAnew(page, prefixedPath(prefix, paths[name]), colorScheme);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it.each(pageNames.filter((name) => isSearchedIn(look, name)))(
    '%s can be used by everybody and does not scroll sideways',
    async (name) => {
      await openAnew(page, prefixedPath(prefix, paths[name]), colorScheme);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await accessibilityFaults(page)).toEqual([]);
      // In English every page is looked at in the other colour scheme, too.
      if (prefix === '') expect(await contrastFaults(page, colorScheme === 'light' ? 'dark' : 'light')).toEqual([]);
    },
  );
});

describe('the narrowest phone, 320 px, in the longest words', () => {
  it.each(['home', 'team', 'competition', 'match'] as const)('%s fits, its bar of places too', async (name) => {
    const page = await visit(prefixedPath('/gr', paths[name]), { viewport: { width: 320, height: 700 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const cut = (links: Element[]) => links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent);
    expect(await page.locator('body > nav a').evaluateAll(cut)).toEqual([]);
  });
});
