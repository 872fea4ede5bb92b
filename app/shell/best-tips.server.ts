import { spanOf } from '#app/day-span.server.ts';
import type { Site } from '#app/site-context.server.ts';
import { countTipsInSpans } from '#data/queries/ledger/count-tips-in-spans.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { listDayTips } from '#data/queries/ledger/list-day-tips.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';

/** The best of the tips whose matches are still to come: of today, or of tomorrow once today has none left. */
export interface BestTips {
  readonly day: LocalDay;
  readonly isToday: boolean;
  readonly tips: readonly LedgerTip[];
  /** All tips of the day, those on matches that have begun too. */
  readonly count: number;
}

const shown = 5;

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
  const spans = [today, addDays(today, 1)].map((day) => spanOf(day, zone)) as [ReturnType<typeof spanOf>, ReturnType<typeof spanOf>];
  const best = (from: Date, to: Date) => listDayTips(site.db, { from, to, locale: tag, limit: shown }, { result: 'open' });
  const [[ofToday = 0, ofTomorrow = 0], todays] = await Promise.all([countTipsInSpans(site.db, spans), best(now, spans[0].to)]);
  const tomorrows = todays.length === 0 && ofTomorrow > 0 ? await best(spans[1].from, spans[1].to) : [];
  const isToday = tomorrows.length === 0;
  const tips = isToday ? todays : tomorrows;
  const oldest = now.getTime() + (tips.length === 0 ? oldestWithoutTipsMs : oldestMs);
  site.page.freshUntil(new Date(Math.min(oldest, spans[0].to.getTime(), ...tips.map(({ kickoffUtc }) => kickoffUtc.getTime()))));
  return { day: isToday ? today : addDays(today, 1), isToday, tips, count: isToday ? ofToday : ofTomorrow };
}
