import { definePage } from '#app/document/page.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { offlineAddress } from './offline.address.ts';
import { OfflinePage } from './offline-page.tsx';

export const offlinePage = definePage(import.meta.url, offlineAddress, {
  load: () => ({}),
  head: (site) =>
    describePage(site, {
      path: offlineAddress.path,
      title: site.words.t('offline.title'),
      description: site.words.t('offline.hint'),
      indexed: false,
    }),
  View: OfflinePage,
  isAlone: true,
});
