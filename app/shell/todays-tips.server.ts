import { spanOf } from '#app/day-span.server.ts';
import type { PageNotes, Site } from '#app/site-context.server.ts';
import { countTipsInSpans } from '#data/queries/ledger/count-tips-in-spans.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { listDayTips } from '#data/queries/ledger/list-day-tips.ts';
import { addDays, localDayOf } from '#domain/time/local-day.ts';

export interface TodaysTips {
  /** All tips of the day, those on matches that have begun too. */
  readonly count: number;
  readonly ofTomorrow: number;
  /** Of those on matches that are still to come the greatest in value, five at most. */
  readonly best: readonly LedgerTip[];
}

export const mostBestTips = 5;

const loaded = new WeakMap<Site, Map<string, Promise<TodaysTips>>>();

/** Every page shows a box of them, and would be made anew with each record of the ledger. */
const pageSaysItself: PageNotes = { dependOn: () => {}, freshUntil: () => {} };

/**
 * The tips of the day that it is in a zone. Several parts of a page show them, which load them once; and they are kept until the ledger
 * or one of their matches changes. What a page that shows them rests on, it has to say for itself.
 */
export function loadTodaysTips(site: Site, zone: string): Promise<TodaysTips> {
  const byZone = loaded.get(site) ?? new Map<string, Promise<TodaysTips>>();
  loaded.set(site, byZone);
  const name = `tips of today ${site.words.locale.code} ${zone}`;
  const tips = byZone.get(zone) ?? site.kept(name, (notes) => readTodaysTips(site, zone, notes), pageSaysItself);
  byZone.set(zone, tips);
  return tips;
}

async function readTodaysTips(site: Site, zone: string, notes: PageNotes): Promise<TodaysTips> {
  const now = site.clock.now();
  const today = localDayOf(now, zone);
  const { from, to } = spanOf(today, zone);
  const [[count = 0, ofTomorrow = 0], best] = await Promise.all([
    countTipsInSpans(site.db, [{ from, to }, spanOf(addDays(today, 1), zone)]),
    listDayTips(site.db, { from: now, to, locale: site.words.locale.tag, limit: mostBestTips }, { result: 'open' }),
  ]);
  notes.dependOn('tips', 'catalogue', ...best.map(({ match, matchId }) => `match:${match?.id ?? matchId}` as const));
  notes.freshUntil(new Date(Math.min(to.getTime(), ...best.map(({ kickoffUtc }) => kickoffUtc.getTime()))));
  return { count, ofTomorrow, best };
}
