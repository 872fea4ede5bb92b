import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { forecastsAddress } from './forecasts.address.ts';
import type { ForecastsView } from './forecasts.server.ts';

/** Returns the head of a day's forecasts. Filters, orders and further pages are the same page to a search engine; a day without matches is not indexed. */
export function forecastsHead(site: Site, { address, heading, day, today, ofDay }: ForecastsView): PageHead {
  const { t, format } = site.words;
  const isToday = day === today;
  const path = forecastsAddress.href({ date: isToday ? undefined : day });
  return describePage(site, {
    title: heading,
    description: isToday ? t('forecasts.description') : t('forecasts.descriptionOfDay', { day: format.longDay(format.noonOf(day), 'UTC') }),
    path,
    listedDay: day,
    indexed: (isToday || ofDay > 0) && forecastsAddress.href(address) === path,
  });
}
