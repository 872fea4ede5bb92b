import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { oddsMovementsAddress } from './odds-movements.address.ts';
import type { OddsMovementsView } from './odds-movements.server.ts';

/** Returns the head of the page of price movements and margins. */
export function oddsMovementsHead(site: Site, { address }: OddsMovementsView): PageHead {
  const { t } = site.words;
  return describePage(site, {
    title: t('oddsPage.title'),
    description: t('oddsPage.description'),
    path: oddsMovementsAddress.href(address),
  });
}
