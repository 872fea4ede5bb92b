import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';
import { missingRules } from './missing-rules.ts';
import { site } from './site.ts';

export interface Visitors {
  /** Returns a page of a visitor with separate storage, on which nothing is opened yet. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** Returns a page of a visitor at a path of the site; with scripts, once they have started. */
  visit(path: string, options?: BrowserContextOptions): Promise<Page>;
  /**
   * Returns a page of a visitor who stays beyond the test, until the file is done. A script's error on it fails the test during which it is
   * thrown.
   */
  stay(options?: BrowserContextOptions): Promise<Page>;
}

/** A phone in Britain. */
const usual = { viewport: { width: 390, height: 844 }, locale: 'en-GB', timezoneId: 'Europe/London' } as const;

/**
 * Visitors for the tests of a file, in the shared browser. They leave when their test ends, and a script's error on any of their pages
 * fails it, and so does what has come into a page without its styles.
 *
 * @param ofFile what differs from the usual visitor in every test of the file
 */
export function receiveVisitors(ofFile: BrowserContextOptions = {}): Visitors {
  const pages: Page[] = [];
  const errors: Error[] = [];
  const browser = sharedBrowser();

  afterEach(async () => {
    const missing: string[] = [];
    for (const page of pages.splice(0)) {
      // A page that is being left shows nothing any more.
      if (page.url().startsWith(site)) missing.push(...(await missingRules(page).catch(() => [])));
      await page.context().close();
    }
    expect(missing).toEqual([]);
    expect(errors.splice(0)).toEqual([]);
  });

  async function stay(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await (await browser).newContext({ ...usual, ...ofFile, ...options });
    context.on('weberror', (error) => {
      if (!isGivenUpTransition(error.error())) errors.push(error.error());
    });
    return context.newPage();
  }
  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await stay(options);
    pages.push(page);
    return page;
  }
  async function visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await newPage(options);
    await page.goto(site + path);
    if (options.javaScriptEnabled !== false) await scriptsAtWork(page);
    return page;
  }
  return { newPage, visit, stay };
}

/** Returns true for the error with which Chromium gives up a view transition between two documents, since the second came too late. */
const isGivenUpTransition = ({ message }: Error) => /\bPage already revealed\b/.test(message);

/** Acts so that the page leads to another one, and returns when that is complete: a click is over when the page only begins to come in. */
export async function toNextPage(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()]);
}

/** Returns the option with which a visitor comes from a country, as a proxy in front of the site reports it. */
export const from = (country: string) => ({ extraHTTPHeaders: { 'cf-ipcountry': country } });

/** Waits until a page reacts to its visitor: its elements and islands are defined. */
export async function scriptsAtWork(page: Page): Promise<void> {
  try {
    await page.evaluate(async () => {
      const { documentElement: root } = document;
      while (root.dataset.scripts !== 'on')
        await new Promise<void>((changed) => {
          new MutationObserver((_, watch) => {
            watch.disconnect();
            changed();
          }).observe(root, { attributeFilter: ['data-scripts'] });
        });
    });
  } catch {
    // The page has led to another one. What waits across pages has the browser compile 300 kB in each of them.
    await page.waitForFunction(() => document.documentElement.dataset.scripts === 'on');
  }
}
