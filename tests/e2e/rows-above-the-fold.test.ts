import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { receiveVisitors } from './visitors.ts';

const phone = { width: 390, height: 844 };
const bottomBar = 56;
const { visit } = receiveVisitors({ viewport: phone });

/** Returns the lower edges of the page's rows, in pixels from its top, as if no row had a tip's strip below. */
const endsOfRows = (page: Page) =>
  page.locator('[data-match]').evaluateAll((rows) => {
    const plain = Math.min(...rows.map((row) => row.getBoundingClientRect().height));
    let strips = 0;
    return rows.map((row) => {
      const { bottom, height } = row.getBoundingClientRect();
      strips += height - plain;
      return bottom + scrollY - strips;
    });
  });

describe('the home page on a phone', () => {
  it.each(['/', '/de', '/gr'])(
    'shows eight full rows above the fold, strips of tips aside, with the mark of the demonstration and of a clock set: %s',
    async (path) => {
      const page = await visit(path);
      const eighth = (await endsOfRows(page))[7];
      expect(eighth).toBeLessThanOrEqual(phone.height - bottomBar);
    },
  );

  it('has rows of about 44 px and targets of at least 24 px', async () => {
    const page = await visit('/');
    // A tip's strip is below its row.
    const heights = await page.locator('[data-match]').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBe(44);
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
