import type { Page } from 'playwright-core';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import row from '#app/components/match-row.module.css';
import { RowPrice } from '#app/components/row-price.tsx';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words.tsx';
import { createWordsOf } from '#app/i18n/words-of.server.ts';
import { matchLinks } from './match-links.ts';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const { visit } = receiveVisitors();
const widths = [320, 390, 1440];
const formats = ['decimal', 'fractional', 'moneyline'] as const;

/** The longest that bookmakers quote on a result: 101.00, 1000/1 and +10000. */
const longest = { decimal: 101, fractional: 1001, moneyline: 101 };
const places = [row.homePrice, row.drawPrice, row.awayPrice];

const unplayed = {
  id: 1,
  status: 'scheduled',
  homeShortName: 'Girona',
  awayShortName: 'Slavia',
  valueSelection: 'home',
  fullTimeHome: null,
  fullTimeAway: null,
  extraTimeHome: null,
  homeGoals: null,
  awayGoals: null,
  chances: [45, 27, 28],
} as const;

/** Returns the three price cells of a match row, as the site's own component writes them. */
function cellsOf(match: ComponentProps<typeof RowPrice>['match']): string[] {
  const words = createWordsOf(localeByCode('en') as Locale);
  return (['home', 'draw', 'away'] as const).map((outcome, at) => {
    const cell = createElement(RowPrice, { match, outcome, className: places[at] });
    return renderToStaticMarkup(createElement(WordsProvider, { words } as ComponentProps<typeof WordsProvider>, cell));
  });
}

/** Puts the cells of a coming and of a finished match with these odds into the first rows of the list. */
async function writeOdds(page: Page, odds: number): Promise<void> {
  const all = { bestHomeOdds: odds, bestDrawOdds: odds, bestAwayOdds: odds };
  const coming = cellsOf({ ...unplayed, ...all });
  const over = cellsOf({ ...unplayed, ...all, status: 'finished', homeGoals: 1, awayGoals: 0 });
  await page.locator('[data-match]').evaluateAll(
    (rows, [written, where]) => {
      for (const [at, prices] of written.entries()) {
        for (const [index, place] of where.entries()) {
          const cell = rows[at]?.getElementsByClassName(place ?? '')[0];
          (cell?.closest('slip-price') ?? cell)?.replaceWith(document.createRange().createContextualFragment(prices[index] ?? ''));
        }
      }
    },
    [[coming, over], places] as const,
  );
  expect(await page.locator(`[data-match] [data-moneyline="+${(odds - 1) * 100}"]`).count()).toBe(6);
}

/** Has every price of the page written with as many letters as the longest. */
const writeLongPrices = (page: Page) =>
  page.locator('main [data-fractional]').evaluateAll((prices) => {
    for (const price of prices as HTMLElement[]) {
      price.dataset.fractional = '1000/1';
      price.dataset.moneyline = '+10000';
      (price.firstElementChild as Element).textContent = '101.00';
    }
  });

/** Returns what is wider than its cell or stands beside it, in a format as the page's first script sets it. What is only heard has no place. */
function pricesOutside(page: Page, format: (typeof formats)[number]): Promise<string[]> {
  return page.locator('main [data-fractional]').evaluateAll((prices, chosen) => {
    document.documentElement.dataset.odds = chosen;
    const isOnlyHeard = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isOnlyHeard(element.parentElement));
    return prices
      .filter((price) => price.checkVisibility() && !isOnlyHeard(price))
      .map((price) => ({ cell: price.closest('button, td, dd, li > span') ?? (price.parentElement as Element), price }))
      .filter(({ cell, price }) => {
        const [inner, outer] = [price.getBoundingClientRect(), cell.getBoundingClientRect()];
        return inner.left < outer.left - 0.5 || inner.right > outer.right + 0.5;
      })
      .map(
        ({ cell, price }) =>
          `${chosen}: ${price.clientWidth || price.getBoundingClientRect().width} in ${cell.clientWidth}: ${cell.outerHTML.slice(0, 160)}`,
      );
  }, format);
}

/** Opens a page with the site's fonts in the browser's cache: one that came late is used on the next page. */
async function visitWithFonts(path: string, width: number): Promise<Page> {
  const page = await visit(path, { viewport: { width, height: 844 } });
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

describe.each(widths)('on a screen of %i px', (width) => {
  it('the longest prices of a match row stay in their cells, in every format', async () => {
    const page = await visitWithFonts('/?date=2026-11-22', width);
    for (const format of formats) {
      await writeOdds(page, longest[format]);
      expect(await pricesOutside(page, format)).toEqual([]);
    }
  });

  it('long prices of the odds page and of a match stay in their cells, in every format', async () => {
    const list = await (await fetch(`${site}/?date=2026-11-22`, { headers: { 'Accept-Language': 'en' } })).text();
    for (const path of ['/odds', matchLinks(list)[0] as string]) {
      const page = await visitWithFonts(path, width);
      await writeLongPrices(page);
      for (const format of formats) {
        // A cell of a match row knows its price's length, which is tested above.
        const outside = await pricesOutside(page, format);
        expect(outside.filter((cell) => !places.some((place) => cell.includes(place ?? '')))).toEqual([]);
      }
    }
  });
});
