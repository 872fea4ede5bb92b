import { type BestTip, loadTodaysTips } from '#app/shell/todays-tips.server.ts';
import type { Site } from '#app/site-context.server.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { HomeAddress } from './home.address.ts';
import { zoneOf } from './home-day.server.ts';

/** The day's tips in one line. */
export interface TipsOfDay {
  readonly count: number;
  /** Of those that are still worth taking the one of the greatest value. */
  readonly best: BestTip | undefined;
}

/** Undefined on other days than today, and where the day has no tip. */
export async function loadTipsOfDay(site: Site, address: HomeAddress): Promise<TipsOfDay | undefined> {
  const zone = zoneOf(site, address);
  if (address.date !== undefined && address.date !== localDayOf(site.clock.now(), zone)) return undefined;
  const {
    count,
    best: [best],
  } = await loadTodaysTips(site, zone);
  if (best !== undefined) site.page.freshUntil(best.tip.kickoffUtc);
  return count === 0 ? undefined : { count, best };
}
