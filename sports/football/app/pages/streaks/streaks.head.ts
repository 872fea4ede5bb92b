import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { streaksAddress } from './streaks.address.ts';
import type { StreaksView } from './streaks.server.ts';

/** Returns the head of the page of streaks. Only its opening view is indexed; its days and competitions change by the hour. */
export function streaksHead(site: Site, { address }: StreaksView): PageHead {
  const { t } = site.words;
  return describePage(site, {
    title: t('streaks.pageTitle'),
    description: t('streaks.description'),
    path: streaksAddress.path,
    indexed: streaksAddress.href(address) === streaksAddress.path,
  });
}
