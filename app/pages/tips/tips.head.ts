import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { predictionsFeedAddress, tipsAddress, tipsFeedAddress } from './tips.address.ts';
import type { TipsView } from './tips.server.ts';

/** Returns the head of a day's tips. Filters and further pages count as the same page for search engines; a day without a tip is not indexed. */
export function tipsHead(site: Site, { address, heading, day, today, ofDay }: TipsView): PageHead {
  const { t, format, locale } = site.words;
  const isToday = day === today;
  const path = tipsAddress.href({ date: isToday ? undefined : day });
  const head = describePage(site, {
    title: heading,
    description: isToday ? t('tips.description') : t('tips.descriptionOfDay', { day: format.longDay(format.noonOf(day), 'UTC') }),
    path,
    listedDay: day,
    indexed: (isToday || ofDay > 0) && tipsAddress.href(address) === path,
  });
  return {
    ...head,
    feeds: [
      { href: site.absolute(locale, tipsFeedAddress.path), title: t('tips.feedTitle', { site: site.name }) },
      { href: site.absolute(locale, predictionsFeedAddress.path), title: t('predictions.feedTitle', { site: site.name }) },
    ],
  };
}
