import { spanOf } from '#app/day/day-span.server.ts';
import type { PageNotes, Site } from '#app/site/site-context.server.ts';
import { minorTopics } from '#data/changes/minor-topics.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import { countTipsInSpans } from '#data/queries/ledger/count-tips-in-spans.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import { listDayTips } from '#data/queries/ledger/list-day-tips.ts';
import { listPresentOffers, type PresentOffer } from '#data/queries/ledger/list-present-offers.ts';
import { addDays, localDayOf } from '#domain/time/local-day.ts';

export interface TodaysTips {
  /** Number of all tips of the day, including those on matches that have begun. */
  readonly count: number;
  readonly ofTomorrow: number;
  /** The number of tips on matches that are still to come. */
  readonly open: number;
  /** The first kick-off of these; undefined without any. */
  readonly nextKickoff: Date | undefined;
  /** Open tips that the rule would still make tips at present prices, by present value, the greatest first; three at most, as many as the picks of the home page. */
  readonly best: readonly BestTip[];
  /** The first of `best`; otherwise the open tip with the greatest value whose price still is above the fair one. */
  readonly first: BestTip | undefined;
}

/** An open tip, and its present price. */
export interface BestTip {
  readonly tip: LedgerTip;
  readonly now: PresentOffer;
}

const maxBestTips = 3;
/** Max open tips read; no day has as many. */
const maxOpen = 500;

const loaded = new WeakMap<Site, Map<string, Promise<TodaysTips>>>();

/** Notes that depend on nothing: every page shows a box of these tips, and would otherwise be made anew with each record of the ledger. */
const noNotes: PageNotes = { dependOn: () => {}, freshUntil: () => {}, renewAfter: () => {}, changes: () => {} };

/**
 * Returns the tips of the present day in a zone. Parts of the same page load them once, and they are retained until the ledger or one of their
 * matches changes. A page that shows them has to state itself what it depends on.
 */
export function loadTodaysTips(site: Site, zone: string): Promise<TodaysTips> {
  const byZone = loaded.get(site) ?? new Map<string, Promise<TodaysTips>>();
  loaded.set(site, byZone);
  const name = `tips of today ${site.words.locale.code} ${zone}`;
  const tips = byZone.get(zone) ?? site.fragment(name, (notes) => readTodaysTips(site, zone, notes), noNotes);
  byZone.set(zone, tips);
  return tips;
}

async function readTodaysTips(site: Site, zone: string, notes: PageNotes): Promise<TodaysTips> {
  const now = site.clock.now();
  const today = localDayOf(now, zone);
  const { from, to } = spanOf(today, zone);
  const [[count = 0, ofTomorrow = 0], { open, best, first }] = await Promise.all([
    countTipsInSpans(site.db, [{ from, to }, spanOf(addDays(today, 1), zone)]),
    listBestTips(site, { from: now, to }),
  ]);
  notes.dependOn('catalogue', ...minorTopics(['tips', ...open.map(({ match, matchId }) => `match:${match?.id ?? matchId}` as const)]));
  const nextKickoff = open.length === 0 ? undefined : new Date(Math.min(...open.map(({ kickoffUtc }) => kickoffUtc.getTime())));
  notes.freshUntil(nextKickoff ?? to);
  return { count, ofTomorrow, open: open.length, nextKickoff, best, first };
}

/** Returns the open tips on matches that kick off in a span, and the best of those that are still worth taking. */
export async function listBestTips(
  { db, clock, words }: Site,
  span: Span,
): Promise<{ open: LedgerTip[]; best: BestTip[]; first: BestTip | undefined }> {
  const open = await listDayTips(db, { ...span, locale: words.locale.tag, limit: maxOpen }, 'open');
  const offers = await listPresentOffers(db, open, clock.now(), words.locale.tag);
  const aboveFair = open
    .flatMap((tip): BestTip[] => {
      const offer = offers.get(tip.sequence);
      return offer !== undefined && offer.expectedValue > 0 ? [{ tip, now: offer }] : [];
    })
    .sort((first, second) => second.now.expectedValue - first.now.expectedValue || first.tip.sequence - second.tip.sequence);
  const best = aboveFair.filter(({ now }) => now.worthTipping).slice(0, maxBestTips);
  return { open, best, first: best[0] ?? aboveFair[0] };
}
