import { describe, expect, it } from 'vitest';
import { receiveVisitors } from './visitors.ts';

const { visit } = receiveVisitors();
const path = '/international/champions-league?season=2025-26&section=knock-out';

/** Returns the left edges of the rounds of a bracket, and the widths of window and page. */
function layoutOf(main: Element) {
  const rounds = [...main.querySelectorAll('section[id]')];
  return {
    lefts: rounds.map((round) => round.getBoundingClientRect().left),
    window: innerWidth,
    page: document.documentElement.scrollWidth,
    main: main.getBoundingClientRect().width,
  };
}

describe('on a phone', () => {
  it('one round is shown with the edge of the next, without scripts as well, and the page is no wider than the window', async () => {
    const page = await visit(path, { javaScriptEnabled: false });
    const { lefts, window, page: width } = await page.locator('main').evaluate(layoutOf);
    const next = lefts.find((left) => left > 100) ?? 0;
    expect(window - next).toBeGreaterThan(20);
    expect(window - next).toBeLessThanOrEqual(40);
    expect(width).toBe(window);
  });

  it('a round is brought into sight by its link', async () => {
    const page = await visit(path);
    const links = page.locator('main nav a[href^="#"]');
    const target = (await links.nth(1).getAttribute('href')) as string;
    await links.nth(1).click();
    await page.waitForFunction((id) => {
      const { left, right } = (document.querySelector(id) as Element).getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    }, target);
  });
});

it('on a desk the rounds take the room of tips and slip, which stand beneath them', async () => {
  const page = await visit(path, { viewport: { width: 1440, height: 900 } });
  const { main } = await page.locator('main').evaluate(layoutOf);
  expect(main).toBeGreaterThan(1100);
  const tips = await page.locator('#main ~ aside').boundingBox();
  const rounds = await page.locator('main').boundingBox();
  expect(tips?.y).toBeGreaterThanOrEqual((rounds?.y ?? 0) + (rounds?.height ?? 0));
});
