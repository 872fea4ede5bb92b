import { expect, it } from 'vitest';
import { receiveVisitors } from './visitors.ts';

const { visit } = receiveVisitors();

/** Returns the hint beside a table that can be scrolled sideways, and the distance of its uppermost word from its top. */
function hintOf(table: Element) {
  const scroller = table.parentElement as HTMLElement;
  const { backgroundImage, overflowX } = getComputedStyle(scroller);
  const { height, backgroundSize } = getComputedStyle(scroller, '::before');
  const written = [...table.querySelectorAll('th, td')].filter((cell) => cell.checkVisibility() && cell.textContent !== '');
  const tops = written.map((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    return words.getBoundingClientRect().top;
  });
  return {
    overflowX,
    backgroundImage,
    hint: Number.parseFloat(height),
    isShown: !backgroundSize.startsWith('0'),
    words: Math.min(...tops) - scroller.getBoundingClientRect().top,
  };
}

it.each(['/england/premier-league', '/where-to-use-our-tips'])(
  'a table of %s wider than a phone says so above its heads, and lays nothing over its figures',
  async (path) => {
    const page = await visit(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { hint, words, ...table } = await page.locator('main table').first().evaluate(hintOf);
      expect(table, colorScheme).toEqual({ overflowX: 'auto', backgroundImage: 'none', isShown: true });
      expect(words, colorScheme).toBeGreaterThanOrEqual(hint);
    }
  },
);

it('a table that has room for all its columns says nothing of more', async () => {
  const page = await visit('/england/premier-league', { viewport: { width: 1440, height: 900 } });
  expect(await page.locator('main table').first().evaluate(hintOf)).toMatchObject({ backgroundImage: 'none', isShown: false });
});
