import { sportCard } from '#app/share-cards/title-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { twoSidedDayAddresses } from './two-sided-day.address.ts';
import type { TwoSidedDayView } from './two-sided-day.server.ts';
import { twoSidedDayHeading } from './two-sided-day-heading.ts';

/** Returns the head of a sport's list. As on the home page, filters and other time zones count as the same page for search engines. */
export function twoSidedDayHead(site: Site, view: TwoSidedDayView): PageHead {
  const { sport, address, day, today, week } = view;
  const { t, format } = site.words;
  const at = twoSidedDayAddresses[sport];
  const isToday = address.tab === 'day' && day === today;
  const plain = { ...at.absent, date: address.tab !== 'day' || day === today ? undefined : day };
  const hasMatches = week.some((other) => other.day === day && other.count > 0);
  return describePage(site, {
    title: twoSidedDayHeading(site.words, view),
    description:
      address.tab === 'live'
        ? t(`${sport}.descriptionLive`)
        : isToday || address.tab === 'favorites'
          ? t(`${sport}.description`)
          : t(`${sport}.descriptionOfDay`, { day: format.longDay(format.noonOf(day), 'UTC') }),
    path: at.href(plain),
    shared: { subject: { of: 'sport', sport }, card: sportCard(sport, site) },
    listedDay: address.tab === 'live' ? undefined : day,
    indexed:
      address.tab !== 'favorites' &&
      (isToday || address.tab === 'live' || hasMatches) &&
      at.href({ ...address, tab: 'day' }) === at.href(plain),
  });
}
