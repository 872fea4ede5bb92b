import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

const site = inject('siteAddress');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let browser: Browser;
let match: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const home = await (await fetch(`${site}/`, { headers: { 'Accept-Language': 'en' } })).text();
  match = /class="go" href="([^"]+)"/.exec(home)?.[1] ?? '';
});
afterAll(() => browser.close());

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
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true, locale: 'en-GB' });
    try {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(site + prefix + (path === 'a match' ? match : path).replace(/^\/(?=$|\?)/, prefix === '' ? '/' : ''), {
        waitUntil: 'load',
      });
      await page.waitForFunction(() => document.documentElement.dataset.behaviours === 'on');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.evaluate(axe);
      const violations = await page.evaluate(async () => {
        const { axe: run } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
        return (await run.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
      });
      expect(violations).toEqual([]);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
    }
  });
});
