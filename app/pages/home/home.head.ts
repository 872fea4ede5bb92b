import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { type HomeAddress, homeAddress } from './home.address.ts';
import type { HomeView } from './home.server.ts';

/**
 * Returns the head of the home page. Filters, further pages and other time zones count as the same page for search engines, and so does the list
 * of live matches: it has the same matches in another order. Each day is a page with its own path, today's that without parameters.
 */
export function homeHead(site: Site, { address, days: { day, today, week }, heading }: HomeView): PageHead {
  const plain: HomeAddress = { ...homeAddress.absent, date: address.tab !== 'day' || day === today ? undefined : day };
  const isToday = address.tab === 'day' && day === today;
  const hasMatches = week.some((other) => other.day === day && other.count > 0);
  return describePage(site, {
    title: heading,
    description: descriptionOf(site, address, isToday ? undefined : day),
    path: homeAddress.href(plain),
    // The list of favourites has no bar of days, but is by day all the same.
    listedDay: address.tab === 'live' ? undefined : day,
    indexed:
      address.tab !== 'favorites' &&
      (isToday || address.tab === 'live' || hasMatches) &&
      homeAddress.href({ ...address, tab: 'day' }) === homeAddress.href(plain),
  });
}

/** @param day undefined for today */
function descriptionOf({ words: { t, format } }: Site, { tab, list, women }: HomeAddress, day: LocalDay | undefined): string {
  if (tab === 'live') return t('home.descriptionLive');
  if (tab === 'favorites') return t('home.descriptionFavorites');
  if (list === 'previous' && day === undefined) return t('home.descriptionPrevious');
  if (women) return t('home.descriptionWomen');
  return day === undefined ? t('home.description') : t('home.descriptionOfDay', { day: format.longDay(format.noonOf(day), 'UTC') });
}
