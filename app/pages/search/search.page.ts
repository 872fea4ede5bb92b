import { definePage } from '#app/document/page.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { searchAddress } from './search.address.ts';
import { loadSearch } from './search.server.ts';
import { SearchPage } from './search-page.tsx';

export const searchPage = definePage(import.meta.url, searchAddress, {
  load: loadSearch,
  head: (site, { query }) => {
    const { t } = site.words;
    return describePage(site, {
      title: query === '' ? t('search.heading') : t('search.titleFor', { query }),
      description: t('search.description'),
      path: searchAddress.href({ q: query }),
      indexed: false,
    });
  },
  View: SearchPage,
});
