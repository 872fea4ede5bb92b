import { definePage } from '#app/document/page.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { bookmakerLinkAddresses } from './blocked-link.address.ts';
import { loadBlockedLink } from './blocked-link.server.ts';
import { BlockedLinkPage } from './blocked-link-page.tsx';

/** Unavailable for legal reasons (RFC 7725). */
const blockedStatus = 451;

/** The pages at links to bookmakers that may not be followed. */
export const blockedLinkPages = bookmakerLinkAddresses.map((address) =>
  definePage(import.meta.url, address, {
    load: (site, _values, visit) => loadBlockedLink(site, visit),
    head: (site, { path }) => {
      const { t } = site.words;
      return describePage(site, { title: t('offers.blocked'), description: t('offers.description'), path, indexed: false });
    },
    View: BlockedLinkPage,
    isPersonal: true,
    status: () => blockedStatus,
  }),
);
