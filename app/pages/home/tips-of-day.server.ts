import { spanOf } from '#app/day-span.server.ts';
import type { Site } from '#app/site-context.server.ts';
import { countTipsInSpans } from '#data/queries/ledger/count-tips-in-spans.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { listDayTips } from '#data/queries/ledger/list-day-tips.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { HomeAddress } from './home-address.ts';
import { zoneOf } from './home-day.server.ts';

/** The day's tips in one line. */
export interface TipsOfDay {
  readonly count: number;
  /** The one of the greatest value whose match is still to come. */
  readonly best: LedgerTip | undefined;
}

/** Undefined on other days than today, and where the day has no tip. */
export async function loadTipsOfDay(site: Site, address: HomeAddress): Promise<TipsOfDay | undefined> {
  const zone = zoneOf(site, address);
  const now = site.clock.now();
  const today = localDayOf(now, zone);
  if (address.date !== undefined && address.date !== today) return undefined;
  const { from, to } = spanOf(today, zone);
  const [[count = 0], [best]] = await Promise.all([
    countTipsInSpans(site.db, [{ from, to }]),
    listDayTips(site.db, { from: now, to, locale: site.words.locale.tag, limit: 1 }, { result: 'open' }),
  ]);
  if (best !== undefined) site.page.freshUntil(best.kickoffUtc);
  return count === 0 ? undefined : { count, best };
}
