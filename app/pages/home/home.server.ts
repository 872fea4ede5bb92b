import { topicsOfSpan, utcDaysOf } from '#app/day/day-span.server.ts';
import { zoneOf } from '#app/day/zone-of.ts';
import { type DayPicks, loadDayPicks } from '#app/opinions/day-picks.server.ts';
import { loadOnRecord, type OnRecord } from '#app/opinions/on-record.server.ts';
import { loadYesterday, type Yesterday } from '#app/opinions/yesterday.server.ts';
import { loadFilling, type SiteFilling } from '#app/shell/filling/filling.server.ts';
import { loadTodaysTips } from '#app/shell/rails/todays-tips.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { listLowerLevels } from '#data/queries/home/list-lower-levels.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { CompetitionLevel } from '#domain/tournament/competition-level.ts';
import { type HomeAddress, homeAddress } from './home.address.ts';
import { dayOf, type HomeDays, loadHomeDays, spanOfList } from './home-day.server.ts';
import { type HomeGroups, loadHomeGroups } from './home-groups.server.ts';
import { type HomeFavourites, type HomeMixedList, loadHomeFavourites, loadHomeMixedList } from './home-lists.server.ts';

export interface HomeView {
  /** The outcome of the predictions on record. */
  readonly record: OnRecord;
  readonly address: HomeAddress;
  readonly days: HomeDays;
  readonly heading: string;
  /** The UTC days of the matches listed. */
  readonly liveDays: readonly string[];
  readonly content: HomeGroups | HomeMixedList | HomeFavourites;
  /** The outcome of yesterday, or of thirty days after a quiet one, for the lists of a day; undefined for other lists, and when nothing was decided. */
  readonly yesterday: Yesterday | undefined;
  /** The picks above the list of today; undefined in other lists. */
  readonly picks: DayPicks | undefined;
  /** The number of today's tips; undefined in lists other than that of today. */
  readonly tipsToday: number | undefined;
  /** The levels below first teams that have matches in the list's span. */
  readonly lowerLevels: readonly CompetitionLevel[];
  /** The progress of filling the site with data; undefined when it is complete. */
  readonly filling: SiteFilling | undefined;
  /** The site as schema.org's WebSite, for the page without parameters only. */
  readonly webSite: Record<string, unknown> | undefined;
}

/** Returns the matches that the address requests, and the days around them. */
export async function loadHome(site: Site, address: HomeAddress): Promise<HomeView> {
  const [days, content, yesterday, picks, tips, lowerLevels, filling, record] = await Promise.all([
    loadHomeDays(site, address),
    loadContent(site, address),
    address.tab === 'day' ? loadYesterday(site, zoneOf(site, address)) : undefined,
    isToday(site, address) ? loadDayPicks(site, zoneOf(site, address)) : undefined,
    isToday(site, address) ? loadTodaysTips(site, zoneOf(site, address)) : undefined,
    address.tab === 'favorites' ? [] : listLowerLevels(site.db, spanOfList(site, address), address.tab === 'live'),
    loadFilling(site),
    loadOnRecord(site),
  ]);
  const webSite = homeAddress.href(address) === '/' ? toWebSite(site) : undefined;
  return {
    record,
    address,
    days,
    heading: headingOf(site, address, days),
    liveDays: liveDaysOf(site, address),
    content,
    yesterday,
    picks,
    tipsToday: tips?.count,
    lowerLevels,
    filling,
    webSite,
  };
}

/** Returns the UTC days whose matches the list shows; none for favourites, which may be of any day. */
function liveDaysOf(site: Site, address: HomeAddress): string[] {
  return address.tab === 'favorites' ? [] : utcDaysOf(spanOfList(site, address));
}

/** Returns true for the list of today's matches, with any filter. */
function isToday(site: Site, address: HomeAddress): boolean {
  if (address.tab !== 'day' || address.list !== 'matches') return false;
  return address.date === undefined || address.date === localDayOf(site.clock.now(), zoneOf(site, address));
}

function loadContent(site: Site, address: HomeAddress): Promise<HomeView['content']> {
  if (address.tab === 'favorites') return loadHomeFavourites(site, address);
  site.page.dependOn('tips');
  if (address.tab === 'day' && (address.list === 'previous' || address.order === 'time'))
    return loadHomeMixedList(site, address, dayOf(site, address));
  const span = spanOfList(site, address);
  site.page.dependOn(...topicsOfSpan(span));
  return loadHomeGroups(site, address, span);
}

function headingOf({ words: { t, format } }: Site, { tab }: HomeAddress, { day, today }: HomeDays): string {
  if (tab === 'live') return t('home.titleLive');
  if (tab === 'favorites') return t('home.titleFavorites');
  return day === today ? t('home.title') : t('home.titleOfDay', { day: format.longDay(format.noonOf(day), 'UTC') });
}

/** Returns the site in one language as schema.org's WebSite, with the address of its search. */
function toWebSite({ name, words, absolute }: Site): Record<string, unknown> {
  const url = absolute(words.locale, '/');
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': url,
    url,
    name,
    inLanguage: words.locale.tag,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute(words.locale, '/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
