import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site-context.server.ts';
import { oddsAddress } from './odds.address.ts';
import type { OddsView } from './odds.server.ts';

/** Returns the head of the page of odds. */
export function oddsHead(site: Site, { address }: OddsView): PageHead {
  const { t } = site.words;
  return describePage(site, { title: t('oddsPage.title'), description: t('oddsPage.description'), path: oddsAddress.href(address) });
}
