import { predictionsFeedAddress } from '#app/pages/tips/tips.address.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { predictionsAddress } from './predictions.address.ts';
import type { PredictionsView } from './predictions.server.ts';

/** Returns the head of the predictions on record. Search engines index the first page of each sport, and no single day. */
export function predictionsHead(site: Site, { address, day }: PredictionsView): PageHead {
  const { t, locale } = site.words;
  const head = describePage(site, {
    title: t('predictions.pageTitle'),
    description: t('predictions.description'),
    path: predictionsAddress.href({ sport: address.sport }),
    listedDay: day,
    indexed: address.date === undefined && address.origin === undefined && address.utc === undefined && address.page === 1,
  });
  return {
    ...head,
    feeds: [{ href: site.absolute(locale, predictionsFeedAddress.path), title: t('predictions.feedTitle', { site: site.name }) }],
  };
}
