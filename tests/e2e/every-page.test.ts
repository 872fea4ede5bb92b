import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accessibilityFaults } from './accessibility-faults.ts';
import { matchLinks } from './match-links.ts';
import { receiveVisitors } from './visitors.ts';

const site = inject('siteAddress');
const { visit } = receiveVisitors({ bypassCSP: true });
let match: string;

beforeAll(async () => {
  const home = await (await fetch(`${site}/`, { headers: { 'Accept-Language': 'en' } })).text();
  match = matchLinks(home)[0] ?? '';
});

const pages = [
  '/',
  '/?tab=live',
  '/?tab=favorites',
  '/tips',
  '/odds?day=1',
  '/leagues',
  '/offers',
  '/offers/bet365',
  '/bet365-sign-up',
  '/track-record',
  '/search?q=real',
  '/england/premier-league',
  '/international/champions-league',
  '/teams/borussia-monchengladbach',
  '/betting-academy',
  '/betting-academy/expected-value',
  '/about-us',
  '/votes/supercup/super-cup-2025',
  '/super-cup-2025',
  '/super-cup-2025?quiz=2-13xxx',
  '/betting-odds-calculator-converter-tips-betting-tool?odds=2.5abc',
  '/betting-odds-calculator-converter-tips-betting-tool?calculator=margin&odds1=2.32&odds2=3.70&odds3=2.90',
  '/contact',
  '/contact?sent=1',
  '/live-football-livestream',
  '/sports-life',
  '/where-to-use-our-tips/bet365',
  '/responsible-gambling',
  '/cookies-policy',
  'a match',
  '/nothing-here',
];
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
