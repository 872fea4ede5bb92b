import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { offersAddress, offersOfBookmakerAddress } from './offers.address.ts';
import type { OffersView } from './offers.server.ts';

/** Returns the head of a page of offers, which is made for one visitor and not indexed. */
export function offersHead(site: Site, { title, bookmaker }: OffersView): PageHead {
  return describePage(site, {
    title,
    description: site.words.t('offers.description'),
    path: bookmaker === undefined ? offersAddress.path : offersOfBookmakerAddress.href({ bookmaker: bookmaker.id }),
    indexed: false,
  });
}
