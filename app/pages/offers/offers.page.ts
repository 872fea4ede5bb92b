import { definePage } from '#app/document/page.ts';
import { offersAddress, offersOfBookmakerAddress } from './offers.address.ts';
import { offersHead } from './offers.head.ts';
import { loadOffers } from './offers.server.ts';
import { OffersPage } from './offers-page.tsx';

const offers = { head: offersHead, View: OffersPage, isPersonal: true } as const;

/** The pages of offers, for all bookmakers and for one. */
export const offersPages = [
  definePage(import.meta.url, offersAddress, { ...offers, load: (site, _values, visit) => loadOffers(site, {}, visit) }),
  definePage(import.meta.url, offersOfBookmakerAddress, { ...offers, load: loadOffers }),
];
