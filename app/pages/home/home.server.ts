import type { LoaderFunctionArgs } from 'react-router';
import { spanOf, topicsOfSpan } from '#app/day-span.server.ts';
import { pageData } from '#app/page-data.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import { type Site, siteContext } from '#app/site-context.server.ts';
import { getRecordSummary, type RecordSummary } from '#data/queries/ledger/get-record-summary.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { type HomeAddress, homePath, readHomeAddress, today } from './home-address.ts';
import { dayOf, type HomeDays, liveSpan, loadHomeDays, zoneOf } from './home-day.server.ts';
import { type HomeGroups, loadHomeGroups } from './home-groups.server.ts';
import { type HomeFavourites, type HomeMixedList, loadHomeFavourites, loadHomeMixedList } from './home-lists.server.ts';
import { loadTipsOfDay, type TipsOfDay } from './tips-of-day.server.ts';
import { toWebSite } from './to-web-site.ts';

export interface HomeView {
  readonly address: HomeAddress;
  readonly days: HomeDays;
  readonly heading: string;
  readonly content: HomeGroups | HomeMixedList | HomeFavourites;
  /** In the lists of a day. */
  readonly record: RecordSummary | undefined;
  /** In the list of today. */
  readonly tipsOfDay: TipsOfDay | undefined;
  /** Of the plain page alone. */
  readonly webSite: Record<string, unknown> | undefined;
}

/** The home page; an address with a parameter that says nothing (a day that no calendar has) is no page. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const address = readHomeAddress(url.searchParams);
  if (address === undefined) throw new Response(null, { status: 404 });
  const [days, content, record, tipsOfDay] = await Promise.all([
    loadHomeDays(site, address),
    loadContent(site, address),
    address.tab === 'day' ? loadRecord(site) : undefined,
    address.tab === 'day' && address.list === 'matches' ? loadTipsOfDay(site, address) : undefined,
  ]);
  const heading = headingOf(site, address, days);
  const head = headOf(site, address, days, heading);
  const webSite = homePath(address) === '/' ? toWebSite(site) : undefined;
  return pageData<HomeView>(request, head, { address, days, heading, content, record, tipsOfDay, webSite });
}

function loadRecord(site: Site): Promise<RecordSummary> {
  return site.kept('record', (notes) => {
    notes.dependOn('tips');
    return getRecordSummary(site.db);
  });
}

function loadContent(site: Site, address: HomeAddress): Promise<HomeView['content']> {
  if (address.tab === 'favorites') return loadHomeFavourites(site, address);
  site.page.dependOn('tips');
  if (address.tab === 'live') return loadHomeGroups(site, address, liveSpan(site));
  const day = dayOf(site, address);
  if (address.list === 'previous' || address.byTime) return loadHomeMixedList(site, address, day);
  const span = spanOf(day, zoneOf(site, address));
  site.page.dependOn(...topicsOfSpan(span));
  return loadHomeGroups(site, address, span);
}

function headingOf({ words: { t, format } }: Site, { tab }: HomeAddress, { day, today: now }: HomeDays): string {
  if (tab === 'live') return t('home.titleLive');
  if (tab === 'favorites') return t('home.titleFavorites');
  return day === now ? t('home.title') : t('home.titleOfDay', { day: format.longDay(format.noonOf(day), 'UTC') });
}

/**
 * Filters, further pages and other clocks are the same page to a search engine, and so is what is being played: the same matches in another
 * order. A day is a page of its own, today's is the plain one.
 */
function headOf(site: Site, address: HomeAddress, { day, today: now, week }: HomeDays, heading: string): PageHead {
  const plain: HomeAddress = { ...today, date: address.tab !== 'day' || day === now ? undefined : day };
  const isToday = address.tab === 'day' && day === now;
  const hasMatches = week.some((other) => other.day === day && other.count > 0);
  return describePage(site, {
    title: heading,
    description: descriptionOf(site, address, isToday ? undefined : day),
    path: homePath(plain),
    indexed:
      address.tab !== 'favorites' &&
      (isToday || address.tab === 'live' || hasMatches) &&
      homePath({ ...address, tab: 'day' }) === homePath(plain),
  });
}

/** @param day of another day than today */
function descriptionOf({ words: { t, format } }: Site, { tab, list, women }: HomeAddress, day: LocalDay | undefined): string {
  if (tab === 'live') return t('home.descriptionLive');
  if (tab === 'favorites') return t('home.descriptionFavorites');
  if (list === 'previous' && day === undefined) return t('home.descriptionPrevious');
  if (women) return t('home.descriptionWomen');
  return day === undefined ? t('home.description') : t('home.descriptionOfDay', { day: format.longDay(format.noonOf(day), 'UTC') });
}
