import { expect, it } from 'vitest';
import { receiveVisitors } from './visitors.ts';

const { visit } = receiveVisitors();

/** Returns the hint that a table which can be pushed sideways shows beside its cells, and the distance of its uppermost word from its top. */
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

it.each([
  ['/england/premier-league', 'light'],
  ['/england/premier-league', 'dark'],
  ['/where-to-use-our-tips', 'dark'],
] as const)('a table of %s wider than a phone says so above its heads and lays nothing over its figures, %s', async (path, colorScheme) => {
  const page = await visit(path, { colorScheme });
  const { hint, words, ...table } = await page.locator('main table').first().evaluate(hintOf);
  expect(table).toEqual({ overflowX: 'auto', backgroundImage: 'none', isShown: true });
  expect(words).toBeGreaterThanOrEqual(hint);
});

it('a table that has room for all its columns says nothing of more', async () => {
  const page = await visit('/england/premier-league', { viewport: { width: 1440, height: 900 } });
  expect(await page.locator('main table').first().evaluate(hintOf)).toMatchObject({ backgroundImage: 'none', isShown: false });
});
