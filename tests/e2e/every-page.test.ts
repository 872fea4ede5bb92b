import { beforeAll, describe, expect, inject, it } from 'vitest';
import { prefixedPath } from '#app/i18n/locales.ts';
import { accessibilityFaults, contrastFaults } from './accessibility-faults.ts';
import { pageNames, pathsOfPages } from './pages-of-every-kind.ts';
import { receiveVisitors } from './visitors.ts';

const site = inject('siteAddress');
const { visit } = receiveVisitors({ bypassCSP: true });
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

describe.each(looks)('$prefix at $width px, $colorScheme', ({ prefix, width, colorScheme }) => {
  it.each(pageNames)('%s can be used by everybody and does not scroll sideways', async (name) => {
    const page = await visit(prefixedPath(prefix, paths[name]), {
      viewport: { width, height: 900 },
      colorScheme,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(page)).toEqual([]);
    // In English every page is looked at in the other colour scheme, too.
    if (prefix === '') expect(await contrastFaults(page, colorScheme === 'light' ? 'dark' : 'light')).toEqual([]);
  });
});

describe('the narrowest phone, 320 px, in the longest words', () => {
  it.each(['home', 'team', 'competition', 'match'] as const)('%s fits, its bar of places too', async (name) => {
    const page = await visit(prefixedPath('/gr', paths[name]), { viewport: { width: 320, height: 700 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const cut = (links: Element[]) => links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent);
    expect(await page.locator('body > nav a').evaluateAll(cut)).toEqual([]);
  });
});
