import { spanOf } from '#app/day-span.server.ts';
import type { Site } from '#app/site-context.server.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { listDayTips } from '#data/queries/ledger/list-day-tips.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { loadTodaysTips, mostBestTips } from './todays-tips.server.ts';

/** The best of the tips whose matches are still to come: of today, or of tomorrow once today has none left. */
export interface BestTips {
  readonly day: LocalDay;
  readonly isToday: boolean;
  readonly tips: readonly LedgerTip[];
  /** All tips of the day, those on matches that have begun too. */
  readonly count: number;
}

/** The box stands on every page, so it may be so old; what is quicker than that is told on the tips' own page. */
const oldestMs = 600_000;
const oldestWithoutTipsMs = 60_000;

/**
 * The box of best tips. It depends on no topic: a record of the ledger, and there may be one every few seconds, would make every page
 * of the site anew.
 */
export async function loadBestTips(site: Site): Promise<BestTips> {
  const { zone, tag } = site.words.locale;
  const now = site.clock.now();
  const today = localDayOf(now, zone);
  const tomorrow = addDays(today, 1);
  const { count, ofTomorrow, best } = await loadTodaysTips(site, zone);
  const tomorrows =
    best.length === 0 && ofTomorrow > 0
      ? await listDayTips(site.db, { ...spanOf(tomorrow, zone), locale: tag, limit: mostBestTips }, { result: 'open' })
      : [];
  const isToday = tomorrows.length === 0;
  const tips = isToday ? best : tomorrows;
  const oldest = now.getTime() + (tips.length === 0 ? oldestWithoutTipsMs : oldestMs);
  site.page.freshUntil(new Date(Math.min(oldest, spanOf(today, zone).to.getTime(), ...tips.map(({ kickoffUtc }) => kickoffUtc.getTime()))));
  return { day: isToday ? today : tomorrow, isToday, tips, count: isToday ? count : ofTomorrow };
}
