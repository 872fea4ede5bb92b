import { definePage } from '#app/document/page.ts';
import { basketballSeasonAddress } from './basketball-season.address.ts';
import { basketballSeasonHead } from './basketball-season.head.ts';
import { loadBasketballSeason } from './basketball-season.server.ts';
import { BasketballSeasonPage } from './basketball-season-page.tsx';

export const basketballSeasonPage = definePage(import.meta.url, basketballSeasonAddress, {
  load: loadBasketballSeason,
  head: basketballSeasonHead,
  View: BasketballSeasonPage,
});
