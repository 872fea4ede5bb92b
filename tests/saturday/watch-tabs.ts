import type { Browser } from 'playwright-core';
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
  /** Returns every change that the tab has shown so far, the first one first. */
  samples(): Promise<readonly TabSample[]>;
  /** Returns what differs between the tab as it stands and the same page loaded anew: the words of each row and of each part that moves. */
  differences(): Promise<readonly string[]>;
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

/** In the browser: returns the words of what moves, by its place. Names that only screen readers hear stand on prices that can be chosen, and are left out. */
function wordsOfParts(): Record<string, string> {
  const words: Record<string, string> = {};
  for (const part of document.querySelectorAll<HTMLElement>('live-part, li[data-match]')) {
    const shown = part.localName === 'li' ? [...part.querySelectorAll('match-clock, [data-goals], [data-scorers], live-tip')] : [part];
    words[part.id || `row ${part.dataset.match}`] = shown.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim()).join(' | ');
  }
  return words;
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
