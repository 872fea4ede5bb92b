import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';

/** A match as a tab shows it: `live 1-0`, or its status alone where there is no score. */
export type ShownInTab = Readonly<Record<number, string>>;

/** The look of a tab at a moment of the machine. */
export interface TabSample {
  readonly ms: number;
  /** The page says since when it has heard nothing. */
  readonly isCut: boolean;
  readonly matches: ShownInTab;
}

export interface WatchedTab {
  readonly name: string;
  readonly page: Page;
  /** Returns every change that the tab has shown so far, the first one first. */
  samples(): Promise<readonly TabSample[]>;
}

export interface WatchedTabs {
  readonly tabs: readonly WatchedTab[];
  close(): Promise<void>;
}

/** Opens pages in one browser, each in a tab that is seen, and writes down whatever they show of matches from then on. */
export async function watchTabs(addresses: readonly { readonly name: string; readonly address: string }[]): Promise<WatchedTabs> {
  const browser: Browser = await launchBrowser();
  const tabs = await Promise.all(
    addresses.map(async ({ name, address }): Promise<WatchedTab> => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
      const page = await context.newPage();
      await page.goto(address);
      await page.evaluate(writeDown);
      return { name, page, samples: () => page.evaluate(() => (window as unknown as { samples: TabSample[] }).samples) };
    }),
  );
  return { tabs, close: () => browser.close() };
}

/** In the browser: notes four times a second what is shown, where that has changed. */
function writeDown(): void {
  const samples: TabSample[] = [];
  let last = '';
  const look = () => {
    const matches: Record<number, string> = {};
    for (const row of document.querySelectorAll<HTMLElement>('[data-match][data-status]')) {
      const goals = [...row.querySelectorAll('[data-goals]')].map(({ textContent }) => textContent?.trim() ?? '');
      matches[Number(row.dataset.match)] = `${row.dataset.status} ${goals.join('-')}`.replace(/ -$/, '');
    }
    const isCut = document.documentElement.hasAttribute('data-cut');
    const now = JSON.stringify([isCut, matches]);
    if (now !== last) samples.push({ ms: Date.now(), isCut, matches });
    last = now;
  };
  look();
  setInterval(look, 250);
  Object.assign(window, { samples });
}
