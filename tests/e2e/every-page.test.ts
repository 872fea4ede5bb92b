import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accessibilityFaults } from './accessibility-faults.ts';
import { matchLinks } from './match-links.ts';
import { pages } from './pages-of-every-kind.ts';
import { receiveVisitors } from './visitors.ts';

const site = inject('siteAddress');
const { visit } = receiveVisitors({ bypassCSP: true });
let match: string;

beforeAll(async () => {
  const home = await (await fetch(`${site}/`, { headers: { 'Accept-Language': 'en' } })).text();
  match = matchLinks(home)[0] ?? '';
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
  it.each(pages)('%s can be used by everybody and does not scroll sideways', async (path) => {
    const own = path === 'a match' ? match : path;
    const page = await visit(prefix + own.replace(/^\/(?=$|\?)/, prefix === '' ? '/' : ''), {
      viewport: { width, height: 900 },
      colorScheme,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('the narrowest phone, 320 px, in the longest words', () => {
  it.each(['/', '/teams/borussia-monchengladbach', '/england/premier-league', 'a match'])(
    '%s fits, its bar of places too',
    async (path) => {
      const page = await visit(`/gr${path === 'a match' ? match : path.replace(/^\/$/, '')}`, { viewport: { width: 320, height: 700 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const cut = (links: Element[]) => links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent);
      expect(await page.locator('body > nav a').evaluateAll(cut)).toEqual([]);
    },
  );
});
