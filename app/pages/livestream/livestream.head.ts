import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { countriesOfLanguage } from '#domain/broadcast/covered-countries.ts';
import { livestreamAddress } from './livestream.address.ts';
import type { LivestreamView } from './livestream.server.ts';

/**
 * Returns the head of a day's broadcasts. Another time zone counts as the same page for search engines; other days, and a further country
 * without broadcasts, are not indexed.
 */
export function livestreamHead(site: Site, { address, country, day, today, heading, competitions }: LivestreamView): PageHead {
  const { t, format, locale } = site.words;
  const isHome = country === countriesOfLanguage[locale.tag][0];
  const isToday = day === today;
  const path = livestreamAddress.href({ date: isToday ? undefined : day, country: isHome ? undefined : country });
  const named = { country: format.region(country) };
  return describePage(site, {
    title: heading,
    description: isToday
      ? t('watch.description', named)
      : t('watch.descriptionOfDay', { ...named, day: format.longDay(format.noonOf(day), 'UTC') }),
    path,
    listedDay: day,
    indexed: isToday && (isHome || competitions.length > 0) && livestreamAddress.href(address) === path,
  });
}
