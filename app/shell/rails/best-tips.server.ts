import { spanOf } from '#app/day/day-span.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { type BestTip, listBestTips, loadTodaysTips } from './todays-tips.server.ts';

/** The best tips on matches that are still to come: of today, or of tomorrow when today has none left worth taking and tomorrow has one. */
export interface BestTips {
  readonly day: LocalDay;
  readonly isToday: boolean;
  readonly tips: readonly BestTip[];
  /** Number of all tips of the day, including those on matches that have begun. */
  readonly count: number;
  /** The number of today's tips on matches that are still to come, whichever day is shown. */
  readonly open: number;
}

/** Max age of the box, which is on every page; faster changes are on the tips' own page. */
const oldestMs = 600_000;
const oldestWithoutTipsMs = 60_000;

/**
 * Returns the box of best tips. It depends on no topic: otherwise each record of the ledger, of which there may be one every few seconds, would
 * invalidate every page of the site.
 */
export async function loadBestTips(site: Site): Promise<BestTips> {
  const { zone } = site.words.locale;
  const now = site.clock.now();
  const today = localDayOf(now, zone);
  const tomorrow = addDays(today, 1);
  const { count, ofTomorrow, open, best } = await loadTodaysTips(site, zone);
  const tomorrows = best.length === 0 && ofTomorrow > 0 ? await listBestTips(site, spanOf(tomorrow, zone)) : undefined;
  const ofDay = tomorrows === undefined || tomorrows.best.length === 0 ? undefined : tomorrows;
  const tips = ofDay?.best ?? best;
  const kickoffs = tips.map(({ tip }) => tip.kickoffUtc.getTime());
  site.page.freshUntil(new Date(Math.min(spanOf(today, zone).to.getTime(), ...kickoffs)));
  site.page.renewAfter(new Date(now.getTime() + (tips.length === 0 ? oldestWithoutTipsMs : oldestMs)));
  if (ofDay === undefined) return { day: today, isToday: true, tips, count, open };
  return { day: tomorrow, isToday: false, tips, count: ofTomorrow, open };
}
