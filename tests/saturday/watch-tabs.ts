import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';

/** A match as a tab shows it: `live 1-0`, or its status alone where there is no score. */
export type ShownInTab = Readonly<Record<number, string>>;

/** The state of a tab at a moment of the machine. */
export interface TabSample {
  readonly ms: number;
  /** True when the page shows since when it has been cut off. */
  readonly isCut: boolean;
  readonly matches: ShownInTab;
}

export interface WatchedTab {
  readonly name: string;
  /** Returns every change that the tab has shown so far, the first one first. */
  samples(): Promise<readonly TabSample[]>;
  /** Returns the differences between the tab at the moment and the same page loaded anew, in the text of each row and of each part that moves. */
  differences(): Promise<readonly string[]>;
}

export interface WatchedTabs {
  readonly tabs: readonly WatchedTab[];
  close(): Promise<void>;
}

/** Opens pages in one browser, each in a visible tab, and records every change of the matches that they show from then on. */
export async function watchTabs(addresses: readonly { readonly name: string; readonly address: string }[]): Promise<WatchedTabs> {
  const browser: Browser = await launchBrowser();
  const tabs = await Promise.all(
    addresses.map(async ({ name, address }): Promise<WatchedTab> => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
      const page = await context.newPage();
      await page.goto(address);
      await page.evaluate(writeDown);
      return {
        name,
        samples: () => page.evaluate(() => (window as unknown as { samples: TabSample[] }).samples),
        async differences() {
          const moved = await page.evaluate(wordsOfParts);
          await page.reload();
          const fresh = await page.evaluate(wordsOfParts);
          const places = [...new Set([...Object.keys(moved), ...Object.keys(fresh)])];
          return places
            .filter((place) => moved[place] !== fresh[place])
            .map((place) => `${place}: "${moved[place]}" in the tab, "${fresh[place]}" on a new page`);
        },
      };
    }),
  );
  return { tabs, close: () => browser.close() };
}

/**
 * In the browser: returns the text of the parts that move, by their place. Prices in rows are left out, since those that can be chosen have
 * names for screen readers alone.
 */
function wordsOfParts(): Record<string, string> {
  const words: Record<string, string> = {};
  for (const part of document.querySelectorAll<HTMLElement>('live-part, li[data-match]')) {
    const shown = part.localName === 'li' ? [...part.querySelectorAll('match-clock, [data-goals], [data-scorers], live-tip')] : [part];
    words[part.id || `row ${part.dataset.match}`] = shown.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim()).join(' | ');
  }
  return words;
}

/** In the browser: checks four times a second what is shown, and records each change. */
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
