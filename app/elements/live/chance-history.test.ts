import { expect, it } from 'vitest';
import type { MatchInPlay } from '#domain/forecast/goals/in-play-chances.ts';
import { writeForecast, writePlay, writeTurns } from '#domain/live/written-chances.ts';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const forecast = { homeGoals: 1.4, awayGoals: 1.2, lowScoreDependence: -0.045, drawWeight: 1.05, halfTimeShare: 0.44 };
const turns = writeTurns([{ minute: 12, addedMinute: null, side: 'home', kind: 'goal' }]);
const at = (period: MatchInPlay['period'], minute: number, home: number): MatchInPlay => ({
  period,
  minute,
  addedMinute: null,
  score: { home, away: 0 },
  reds: { home: 0, away: 0 },
});

/** Returns the line of the home side, its figure and the beginning of the future, after the element has replaced those of the page at the kick-off. */
async function drawnAt(play: MatchInPlay) {
  const html = `<p data-match="1"><chance-history forecast="${writeForecast(forecast)}" turns="${turns}" play="${writePlay(play)}">
    <svg viewBox="0 0 90 100"><path data-of="home" d="M0 60"/></svg><b data-of="home">40%</b><i data-future style="left: 0%"></i></chance-history></p>`;
  const { page, close } = await openElementPage(browser, { name: 'chance-history', exported: 'ChanceHistory', html });
  const drawn = await page.locator('chance-history').evaluate(async (element) => {
    await (element as HTMLElement & { show(): Promise<void> }).show();
    const [line, figure, future] = ['path', 'b', 'i'].map((name) => element.querySelector<HTMLElement>(name));
    return { line: line?.getAttribute('d'), figure: figure?.textContent, future: future?.style.left };
  });
  await close();
  return drawn;
}

it('draws on to the present minute, and says the chance there', async () => {
  const { line, figure, future } = await drawnAt(at('second-half', 81, 1));
  expect(line).toMatch(/^M0 .*L81 [\d.]+$/);
  expect(figure).toMatch(/^8\d%$/);
  expect(future).toBe('90%');
});

it('leaves the lines as they are while the page does not know who scored, and in extra time', async () => {
  const asDrawn = { line: 'M0 60', figure: '40%', future: '0%' };
  expect(await drawnAt(at('second-half', 81, 2))).toEqual(asDrawn);
  expect(await drawnAt(at('extra-time', 100, 1))).toEqual(asDrawn);
});
