import { definePage } from '#app/document/page.ts';
import { basketballClubAddress } from './basketball-club.address.ts';
import { basketballClubHead } from './basketball-club.head.ts';
import { loadBasketballClub } from './basketball-club.server.ts';
import { BasketballClubPage } from './basketball-club-page.tsx';

export const basketballClubPage = definePage(import.meta.url, basketballClubAddress, {
  load: loadBasketballClub,
  head: basketballClubHead,
  View: BasketballClubPage,
});
