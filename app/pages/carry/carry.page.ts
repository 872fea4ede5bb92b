import { definePage } from '#app/document/page.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { carryAddress } from './carry.address.ts';
import { CarryPage } from './carry-page.tsx';

export const carryPage = definePage(import.meta.url, carryAddress, {
  load: () => ({}),
  head: (site) =>
    describePage(site, {
      path: carryAddress.path,
      title: site.words.t('transfer.title'),
      description: site.words.t('transfer.lead'),
      indexed: false,
    }),
  View: CarryPage,
  isWithoutBetting: true,
});
