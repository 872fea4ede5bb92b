import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { oddsAddress } from './odds.address.ts';
import type { OddsView } from './odds.server.ts';

/** Returns the head of the grid of odds. Orders, filters and further pages are the same page to a search engine; each market is a separate one. */
export function oddsHead(site: Site, { address }: OddsView): PageHead {
  const { t } = site.words;
  const { day, market } = address;
  const path = oddsAddress.href({ day, market });
  const title = market === 'result' ? t('oddsGrid.title') : `${t('oddsGrid.title')}: ${t(`prices.${market}`)}`;
  return describePage(site, { title, description: t('oddsGrid.description'), path, indexed: oddsAddress.href(address) === path });
}
