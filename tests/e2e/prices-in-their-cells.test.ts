import type { Page } from 'playwright-core';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import row from '#app/components/matches/match-row.module.css';
import { RowPrice } from '#app/components/prices/row-price.tsx';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { applyFonts } from './apply-fonts.ts';
import { loadAllStyles } from './load-all-styles.ts';
import { matchLinks } from './match-links.ts';
import { resize } from './resize.ts';
import { site } from './site.ts';
import { receiveVisitors } from './visitors.ts';

const { visit } = receiveVisitors();
const widths = [320, 390, 1440];
const formats = ['decimal', 'fractional', 'moneyline'] as const;

/** The decimal odds with the longest price in each format: 101.00, 1000/1 and +10000. */
const longest = { decimal: 101, fractional: 1001, moneyline: 101 };
const places = [row.homePrice, row.drawPrice, row.awayPrice];

const unplayed = {
  id: 1,
  status: 'scheduled',
  homeShortName: 'Girona',
  awayShortName: 'Slavia',
  prediction: { result: 'home', home: 2, away: 0, outcome: null },
  tip: null,
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

/** Gives every price on the page as many letters as the longest. */
const writeLongPrices = (page: Page) =>
  page.locator('main [data-fractional]').evaluateAll((prices) => {
    for (const price of prices as HTMLElement[]) {
      price.dataset.fractional = '1000/1';
      price.dataset.moneyline = '+10000';
      (price.firstElementChild as Element).textContent = '101.00';
    }
  });

/**
 * Returns the prices that reach beyond the sides of their cells, in a format as the page's first script sets it. Prices for screen readers
 * alone are left out.
 */
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

describe('on screens of 320, 390 and 1440 px', () => {
  /** Returns the prices beyond their cells on a page, at every width and in every format, as `look` finds them. */
  async function outsideAtAnyWidth(page: Page, look: (format: (typeof formats)[number]) => Promise<string[]>): Promise<string[]> {
    await applyFonts(page);
    const outside: string[] = [];
    for (const width of widths) {
      await resize(page, { width, height: 844 });
      for (const format of formats) outside.push(...(await look(format)).map((cell) => `${width} px: ${cell}`));
    }
    return outside;
  }

  it('the longest prices of a match row stay in their cells, in every format', async () => {
    const page = await visit('/?date=2026-11-22');
    await loadAllStyles(page);
    const look = async (format: (typeof formats)[number]) => {
      await writeOdds(page, longest[format]);
      return pricesOutside(page, format);
    };
    expect(await outsideAtAnyWidth(page, look)).toEqual([]);
  });

  it.each(['/odds', 'a match'])('long prices of %s stay in their cells, in every format', async (path) => {
    const page = await visit(path.startsWith('/') ? path : await matchOfTomorrow());
    await writeLongPrices(page);
    const outside = await outsideAtAnyWidth(page, (format) => pricesOutside(page, format));
    // A cell of a match row knows its price's length, which is tested above.
    expect(outside.filter((cell) => !places.some((place) => cell.includes(place ?? '')))).toEqual([]);
  });
});

async function matchOfTomorrow(): Promise<string> {
  const list = await (await fetch(`${site}/?date=2026-11-22`, { headers: { 'Accept-Language': 'en' } })).text();
  return matchLinks(list)[0] ?? expect.fail('no match tomorrow');
}
