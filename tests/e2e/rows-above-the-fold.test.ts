import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { receiveVisitors } from './visitors.ts';

const phone = { width: 390, height: 844 };
const bottomBar = 56;
const { visit } = receiveVisitors({ viewport: phone });

/** Returns the lower edges of the page's rows, in pixels from its top. */
const endsOfRows = (page: Page) =>
  page.locator('[data-match]').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom + scrollY));

describe('the home page on a phone', () => {
  it.each(['/', '/de', '/gr'])(
    'shows what it is, yesterday, three picks and five full rows above the fold, with the mark of the demonstration and of a clock set: %s',
    async (path) => {
      const page = await visit(path);
      const fifth = (await endsOfRows(page))[4];
      expect(fifth).toBeLessThanOrEqual(phone.height - bottomBar);
    },
  );

  it('has rows of 44 px, whatever is said in them, and targets of at least 24 px', async () => {
    const page = await visit('/');
    const heights = await page.locator('[data-match]').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([44]));
    const small = await page.locator('header, main').evaluateAll((parts) =>
      parts
        .flatMap((part) => [...part.querySelectorAll('a, button, summary')])
        .map((target) => ({ box: target.getBoundingClientRect(), words: target.textContent }))
        .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
        .map(({ box, words }) => `${words} ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  });
});
