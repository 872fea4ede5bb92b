import { describe, expect, it } from 'vitest';
import { writeForecast, writePlay } from '#domain/live/written-chances.ts';
import type { MatchPeriod } from '#domain/match/match-status.ts';
import { openElementPage } from '#tests/factories/element-page.ts';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();

const forecast = { homeGoals: 1.4, awayGoals: 1.2, lowScoreDependence: -0.045, drawWeight: 1.05, halfTimeShare: 0.44 };
const words = { chances: 'Home {home}, draw {draw}, away {away}' };

/** Returns the spoken chances of a match at 2-1 once the element has replaced those of the page. */
async function spokenAt(period: MatchPeriod, minute: number): Promise<string | null> {
  const play = { period, minute, addedMinute: null, score: { home: 2, away: 1 }, reds: { home: 0, away: 0 } };
  const html = `<live-feed words='${JSON.stringify(words)}'></live-feed>
    <p data-match="1"><live-chances forecast="${writeForecast(forecast)}" play="${writePlay(play)}"><span role="img" aria-label="before"></span></live-chances></p>`;
  const { page, close } = await openElementPage(browser, { name: 'live-chances', exported: 'LiveChances', html });
  await page.locator('live-chances').evaluate((element) => (element as HTMLElement & { show(): void }).show());
  const spoken = await page.locator('live-chances span').getAttribute('aria-label');
  await close();
  return spoken;
}

describe('<live-chances>', () => {
  it('says the chances of the present minute', async () => {
    expect(await spokenAt('second-half', 84)).toMatch(/^Home 8\d%, draw 1\d%, away 1%$/);
    expect(await spokenAt('first-half', 10)).not.toMatch(/^Home 8/);
  });

  it('says nothing of a match in extra time, which nobody won in ninety minutes', async () => {
    expect(await spokenAt('extra-time', 110)).toBe('');
    expect(await spokenAt('penalties', 120)).toBe('');
  });
});
